import { dataOf, toDataError, toNetworkError } from 'data-client';
import type { SavedState } from 'domain/backup/manifest';
import type { RowPage, SaveSource } from 'domain/backup/save';
import type { Json } from '../../database.generated';
import type { Supabase } from '../connection';

/** Reads everything that is saved to a file. */
export function createBackupRequests(supabase: Supabase): SaveSource {
  return {
    state: async () => (await dataOf(supabase.rpc('saved_state'))) as unknown as SavedState,
    rows: async (table, after) =>
      (await dataOf(supabase.rpc('saved_rows', { table_name: table, after: after as Json }))) as unknown as RowPage,
    async image(name) {
      const response = await fetch(supabase.storage.from('images').getPublicUrl(name).data.publicUrl).catch(
        (cause: unknown) => {
          throw toNetworkError(String(cause), cause);
        },
      );
      if ([400, 404].includes(response.status)) return null;
      if (!response.ok) throw toDataError(response.status, {});
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
