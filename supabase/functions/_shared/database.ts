export type Database = {
  /** Calls a function of the database with the secret key. */
  call<Answer>(name: string, args: Record<string, unknown>): Promise<Answer>;
  /** Rows of a table, as PostgREST's address asks for them. */
  rows<Row>(path: string): Promise<Row[]>;
  /** The raw values of settings, by key; a key without a row is left out. */
  settings(keys: readonly string[]): Promise<Map<string, string>>;
};

type Options = { url: string; secretKey: string; fetch?: typeof fetch };

const patienceMs = 10_000;

export function createDatabase({ url, secretKey, fetch: send = fetch }: Options): Database {
  async function request<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await send(`${url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The database answered ${response.status} to ${path}: ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : null) as Answer;
  }

  return {
    call: (name, args) => request(`rpc/${name}`, { method: 'POST', body: JSON.stringify(args) }),
    rows: (path) => request(path),
    async settings(keys) {
      const rows = await request<{ key: string; value: string }[]>(
        `site_settings_la2024?select=key,value&key=in.(${keys.join(',')})`,
      );
      return new Map(rows.map(({ key, value }) => [key, settingText(value)]));
    },
  };
}

/** A stored value is a JSON string or raw text. */
function settingText(value: string): string {
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'string' ? parsed : value;
  } catch {
    return value;
  }
}
