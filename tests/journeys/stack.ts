import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { definitionOf, type SettingKey } from 'domain/settings/registry';
import ws from 'ws';
import type { Addresses } from '../../local-stack/stack/settings';
import { localKeys, localOwner, publishableKey } from '../../local-stack/backend/local-keys';

const stacks = JSON.parse(process.env.JOURNEY_STACKS ?? '[]') as { addresses: Addresses; dataDir: string }[];
/** The stack of this worker. Undefined in the process that only lists the tests. */
const { addresses, dataDir } = stacks[Number(process.env.TEST_PARALLEL_INDEX)] ?? ({} as (typeof stacks)[number]);

export { addresses, dataDir as dataFolder, localOwner };

const clientWith = (key: string): SupabaseClient =>
  createClient(addresses.api, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as never },
  });

/** A client that bypasses row level security. */
export const database = () => clientWith(localKeys(dataDir).secretKey);

/** A client that is not signed in. */
export const visitorClient = () => clientWith(publishableKey);

export type BookingRow = {
  id: string;
  status: string;
  email: string;
  first_name: string;
  appointment_date: string;
  appointment_time: string;
  starts_at: string;
  service_type: string;
};

/** The bookings of an email address. */
export async function bookingsOf(email: string): Promise<BookingRow[]> {
  return (await database().from('bookings_la2024').select().eq('email', email).throwOnError()).data;
}

/** Frees times held by forms that were closed with their window: ten minutes otherwise, and few per connection. */
export const releaseSlots = (holders: Iterable<string>) =>
  Promise.all([...holders].map((holder) => visitorClient().rpc('release_slot', { holder })));

const settings = () => database().from('site_settings_la2024');

const writeSettings = (rows: { key: string; value: string }[]) =>
  settings().upsert(rows, { onConflict: 'key' }).throwOnError();

/** Restores settings after `act`. Nobody may delete one, so a setting that had no row gets its default. */
export async function keeping(keys: string[], act: () => Promise<void>): Promise<void> {
  const { data: before } = await settings().select('key, value').in('key', keys).throwOnError();
  const rows = keys.map(
    (key) =>
      before.find((row) => row.key === key) ?? { key, value: JSON.stringify(definitionOf(key as SettingKey).default) },
  );
  try {
    await act();
  } finally {
    await writeSettings(rows);
  }
}

/** Changes settings while `act` runs. */
export const withSettings = (values: Record<string, unknown>, act: () => Promise<void>): Promise<void> =>
  keeping(Object.keys(values), async () => {
    await writeSettings(Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) })));
    await act();
  });
