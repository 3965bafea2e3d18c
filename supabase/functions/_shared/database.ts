import type { SettingValue } from '../../../domain/src/settings/definition.ts';
import { parseSetting } from '../../../domain/src/settings/parse-setting.ts';
import { definitionOf, type SettingKey } from '../../../domain/src/settings/registry.ts';

type Options = { url: string; secretKey: string; fetch?: typeof fetch };

const timeoutMs = 10_000;

export function createDatabase({ url, secretKey, fetch: send = fetch }: Options) {
  async function request<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await send(`${url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The database answered ${response.status} to ${path}: ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : null) as Answer;
  }

  return {
    /** Calls a database function with the secret key. */
    call: <Answer>(name: string, args: Record<string, unknown>) =>
      request<Answer>(`rpc/${name}`, { method: 'POST', body: JSON.stringify(args) }),
    /** Returns the rows of a PostgREST query. */
    rows: <Row>(path: string) => request<Row[]>(path),
    /** Returns the stored values of settings. A key without a valid value is left out. */
    async settings(keys: readonly SettingKey[]) {
      const rows = await request<{ key: SettingKey; value: string }[]>(
        `site_settings_la2024?select=key,value&key=in.(${keys.join(',')})`,
      );
      const stored = new Map<SettingKey, SettingValue>();
      for (const { key, value } of rows) {
        const parsed = parseSetting(definitionOf(key), value);
        if (parsed !== undefined) stored.set(key, parsed);
      }
      return stored;
    },
  };
}

export type Database = ReturnType<typeof createDatabase>;

/** Calls a database function that returns rows. Their columns get the code's spelling: `startsAt` for `starts_at`. */
export async function callForRows<Row>(database: Database, name: string, args: object = {}): Promise<Row[]> {
  const rows = await database.call<object[]>(name, { ...args });
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [inCamelCase(column), value])) as Row,
  );
}

const inCamelCase = (column: string) => column.replaceAll(/_./g, ([, letter = '']) => letter.toUpperCase());
