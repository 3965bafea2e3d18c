import { dataOf } from 'data-client';
import type { SettingKey } from 'domain/settings/registry';
import type { OwnerConnection } from '../connection';

/** A setting as the database stores it: a JSON string or raw text; for a secret that is set, a mark. */
export type StoredSetting = { key: string; value: string };

const table = 'site_settings_la2024';

export function createOwnerSettingsRequests({ supabase }: OwnerConnection) {
  return {
    /** All rows, including private ones. */
    async read(signal?: AbortSignal): Promise<StoredSetting[]> {
      return dataOf<StoredSetting[]>(supabase.from(table).select('key,value').order('key'), signal);
    },
    /** Writes one row. */
    async save(key: SettingKey, value: string): Promise<void> {
      const row = { key, value, updated_at: new Date().toISOString() };
      await dataOf(supabase.from(table).upsert(row, { onConflict: 'key' }));
    },
    /** Removes the row of a text, so that the default applies. */
    async remove(key: SettingKey): Promise<void> {
      await dataOf(supabase.from(table).delete().eq('key', key));
    },
    async isEmpty(): Promise<boolean> {
      return (await dataOf<unknown[]>(supabase.from(table).select('key').limit(1))).length === 0;
    },
    /** Inserts rows in one request and ignores those that exist. */
    async add(rows: readonly StoredSetting[]): Promise<void> {
      const now = new Date().toISOString();
      const dated = rows.map((row) => ({ ...row, created_at: now, updated_at: now }));
      await dataOf(supabase.from(table).upsert(dated, { onConflict: 'key', ignoreDuplicates: true }));
    },
  };
}
