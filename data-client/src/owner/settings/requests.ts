import type { OwnerGateway } from '../owner-gateway';
import type { SettingKey } from './registry';
import { dataOf, until } from '../table-requests';

/** A setting as the database keeps it: a JSON string or raw text. Of a secret that is set, a mark. */
export type StoredSetting = { key: string; value: string };

export type OwnerSettingsRequests = {
  /** Every setting there is a row of, private ones included. */
  read(signal?: AbortSignal): Promise<StoredSetting[]>;
  /** Writes one row. */
  save(key: SettingKey, value: string): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** Adds rows in one request and leaves those that exist as they are. */
  add(rows: readonly StoredSetting[]): Promise<void>;
};

const table = 'site_settings_la2024';

export function createOwnerSettingsRequests({ rest }: OwnerGateway): OwnerSettingsRequests {
  return {
    async read(signal) {
      return dataOf<StoredSetting[]>(until(signal, rest.from(table).select('key,value').order('key')));
    },
    async save(key, value) {
      const row = { key, value, updated_at: new Date().toISOString() };
      await dataOf(rest.from(table).upsert(row, { onConflict: 'key' }));
    },
    async isEmpty() {
      return (await dataOf<unknown[]>(rest.from(table).select('key').limit(1))).length === 0;
    },
    async add(rows) {
      const now = new Date().toISOString();
      const dated = rows.map((row) => ({ ...row, created_at: now, updated_at: now }));
      await dataOf(rest.from(table).upsert(dated, { onConflict: 'key', ignoreDuplicates: true }));
    },
  };
}
