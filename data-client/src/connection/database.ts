import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../database.generated';
import type { DataConfig } from './config';
import { takePreloaded } from './preload';
import { fetchWithTimeout, urlOf } from './request';

export type DatabaseClient = PostgrestClient<Database>;

export type TableName = keyof Database['public']['Tables'];

export type RowOf<Table extends TableName> = Database['public']['Tables'][Table]['Row'];

type Composites = Database['public']['CompositeTypes'];

/** A row of a function. The generated types make all of its columns nullable; our functions fill all but `Nullable`. */
export type CompositeRow<Name extends keyof Composites, Nullable extends keyof Composites[Name] = never> = {
  [Column in keyof Composites[Name]]: Column extends Nullable
    ? Composites[Name][Column]
    : NonNullable<Composites[Name][Column]>;
};

/** Supabase's query builder without the rest of supabase-js, which would cost each visitor another 50 KB. */
export function createDatabaseClient({ url, key }: DataConfig): DatabaseClient {
  return new PostgrestClient(`${url}/rest/v1`, { headers: { apikey: key }, fetch: preloadedOrFetch });
}

const preloadedOrFetch: typeof fetch = async (input, init) =>
  (await takePreloaded(urlOf(input))) ?? fetchWithTimeout(input, init);

/** A query builder whose requests outlive the page, for changes sent while it is being closed. */
export function createKeepaliveClient({ url, key }: DataConfig, accessToken?: string): DatabaseClient {
  const headers = { apikey: key, ...(accessToken && { Authorization: `Bearer ${accessToken}` }) };
  const keepaliveFetch: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });
  return new PostgrestClient(`${url}/rest/v1`, { headers, fetch: keepaliveFetch });
}
