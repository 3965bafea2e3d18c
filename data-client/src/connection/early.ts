declare global {
  interface Window {
    /** Requests the document started before any script had loaded, by address. */
    __early?: Record<string, Promise<Response> | undefined>;
  }
}

/** A response the document asked for ahead of time. Given out once: whoever comes later asks the backend. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.__early;
  const response = early?.[url];
  if (early) delete early[url];
  return response;
}
