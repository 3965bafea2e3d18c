declare global {
  /** Requests the document started before any script had loaded, by address. */
  var __early: Record<string, Promise<Response> | undefined> | undefined;
}

const patienceMs = 10_000;

/**
 * The data of a response the document asked for ahead of time. Given out once: whoever comes later asks the backend, and
 * so does whoever finds it refused, broken or still on its way after ten seconds (undefined).
 */
export async function takeEarly(url: string): Promise<unknown> {
  const response = globalThis.__early?.[url];
  if (!response) return undefined;
  delete globalThis.__early?.[url];
  const data = response.then((early) => (early.ok ? (early.json() as Promise<unknown>) : undefined));
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  return Promise.race([data.catch(() => undefined), tooLate]);
}
