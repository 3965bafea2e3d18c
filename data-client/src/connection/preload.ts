declare global {
  /** Responses that the HTML's inline script requested before any other script had loaded, by address. */
  var __preloaded: Record<string, Promise<Response> | undefined> | undefined;
}

const timeoutMs = 10_000;

/**
 * Takes the preloaded response for an address. Each is handed out once. Undefined if there is none, if it failed, or if it
 * is incomplete after ten seconds: the caller then sends the request itself.
 */
export async function takePreloaded(url: string): Promise<Response | undefined> {
  const preloaded = globalThis.__preloaded?.[url];
  if (!preloaded) return undefined;
  delete globalThis.__preloaded?.[url];
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, timeoutMs);
  });
  // With its body, which may hang as well.
  const complete = preloaded.then(async (response) =>
    response.ok ? new Response(await response.text(), response) : undefined,
  );
  return Promise.race([complete, timeout]).catch(() => undefined);
}
