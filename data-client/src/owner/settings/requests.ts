import { DataError, dataOf } from 'data-client';
import type { SettingKey } from 'domain/settings/registry';
import type { OwnerConnection } from '../connection';

/** A setting as the database stores it: a JSON string or raw text; for a secret that is set, a mark. */
export type StoredSetting = { key: string; value: string };

/** A stored row. `revision` changes with every save. */
export type ReadSetting = StoredSetting & { revision: string };

const table = 'site_settings_la2024';

export function createOwnerSettingsRequests({ supabase }: OwnerConnection) {
  return {
    /** All rows, including private ones. */
    async read(signal?: AbortSignal): Promise<ReadSetting[]> {
      return dataOf<ReadSetting[]>(supabase.from(table).select('key,value,revision:updated_at').order('key'), signal);
    },
    /** Writes one row over the revision that was read; undefined if there was no row. Otherwise rejects with `conflict`. */
    async save(key: SettingKey, value: string, revision: string | undefined): Promise<void> {
      const rows = supabase.from(table);
      const request = revision
        ? rows.update({ value }).eq('key', key).eq('updated_at', revision)
        : rows.upsert({ key, value }, { onConflict: 'key', ignoreDuplicates: true });
      requireRow(await dataOf<unknown[]>(request.select('key')));
    },
    /** Removes the row of a text, so that the default applies. Rejects like `save`. */
    async remove(key: SettingKey, revision: string): Promise<void> {
      const request = supabase.from(table).delete().eq('key', key).eq('updated_at', revision);
      requireRow(await dataOf<unknown[]>(request.select('key')));
    },
    async isEmpty(): Promise<boolean> {
      return (await dataOf<unknown[]>(supabase.from(table).select('key').limit(1))).length === 0;
    },
    /** Inserts defaults in one request and ignores those that exist. */
    async add(defaults: readonly StoredSetting[]): Promise<void> {
      await dataOf(supabase.rpc('add_default_settings', { defaults: [...defaults] }));
    },
  };
}

function requireRow(written: readonly unknown[]): void {
  if (written.length === 0) throw new DataError('conflict');
}
