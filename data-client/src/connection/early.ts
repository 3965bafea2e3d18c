declare global {
  /** Requests the document started before any script had loaded, by address. */
  var __early: Record<string, Promise<Response> | undefined> | undefined;
}

/** A response the document asked for ahead of time. Given out once: whoever comes later asks the backend. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const response = globalThis.__early?.[url];
  if (response) delete globalThis.__early?.[url];
  return response;
}
