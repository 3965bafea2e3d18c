type Options = { supabaseUrl: string; publishableKey: string; fetch?: typeof fetch };

const timeoutMs = 10_000;

/** Creates a function that returns the owner's address for the owner's access token, and undefined for any other. */
export function createOwnerOf({ supabaseUrl, publishableKey, fetch: send = fetch }: Options) {
  return async (token: string): Promise<string | undefined> => {
    if (!token) return undefined;
    const headers = { apikey: publishableKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
      const response = await send(`${supabaseUrl}${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status >= 500) throw new Error(`The backend answered ${response.status} to ${path}.`);
      return response.ok ? response.json() : undefined;
    };
    const isOwner = await ask('/rest/v1/rpc/is_owner', { method: 'POST', body: '{}' });
    if (isOwner !== true) return undefined;
    const account = (await ask('/auth/v1/user')) as { email?: string } | undefined;
    return account?.email;
  };
}
