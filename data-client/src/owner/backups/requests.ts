import { dataOf, DataError, toDataError, toNetworkError, type DataConfig } from 'data-client';
import type { SavedState } from 'domain/backup/manifest';
import type { RestoreTarget } from 'domain/backup/restore';
import type { RowPage, SaveSource } from 'domain/backup/save';
import type { Json } from '../../database.generated';
import type { Supabase } from '../connection';
import { sendImage } from '../images/send-image';
import { sessionOf } from '../session/auth';

/** A restore that has not ended, or images that an interrupted one has left. */
export type UnfinishedRestore = { restore_id: string; started_at: string; is_running: boolean; images: string[] };

/** Whether a file can be restored: the project is `empty`, has only `sample` content, or is `used`. */
export type RestoreReadiness = {
  readiness: 'empty' | 'sample' | 'used';
  schema_version: string;
  unfinished: UnfinishedRestore | null;
};

export type BackupRequests = SaveSource &
  RestoreTarget & { readiness(signal?: AbortSignal): Promise<RestoreReadiness> };

/** Reads everything that is saved to a file, and restores it. */
export function createBackupRequests(config: DataConfig, supabase: Supabase): BackupRequests {
  const images = supabase.storage.from('images');
  return {
    state: async () => (await dataOf(supabase.rpc('saved_state'))) as unknown as SavedState,
    rows: async (table, after) =>
      (await dataOf(supabase.rpc('saved_rows', { table_name: table, after: after as Json }))) as unknown as RowPage,
    async image(name) {
      const response = await fetch(images.getPublicUrl(name).data.publicUrl).catch((cause: unknown) => {
        throw toNetworkError(String(cause), cause);
      });
      if ([400, 404].includes(response.status)) return null;
      if (!response.ok) throw toDataError(response.status, {});
      return new Uint8Array(await response.arrayBuffer());
    },
    readiness: async (signal) =>
      (await dataOf(supabase.rpc('restore_readiness'), signal)) as unknown as RestoreReadiness,
    begin: async (manifest, replacesSample) =>
      (await dataOf(supabase.rpc('begin_restore', { manifest, replaces_sample: replacesSample }))) as Awaited<
        ReturnType<RestoreTarget['begin']>
      >,
    goOn: (restoreId) => dataOf(supabase.rpc('continue_restore', { restore_id: restoreId })),
    page: (page) => dataOf(supabase.rpc('restore_page', page)),
    async uploadImage({ name, type, cache_control }, bytes) {
      const session = await sessionOf(supabase.auth);
      if (!session) throw new DataError('session-expired');
      await sendImage({
        file: new Blob([bytes]),
        url: `${config.url}/storage/v1/object/images/${name}`,
        headers: {
          apikey: config.key,
          Authorization: `Bearer ${session.access_token}`,
          'Content-Type': type,
          ...(cache_control ? { 'Cache-Control': cache_control } : {}),
        },
      });
    },
    async removeImages(names) {
      for (let at = 0; at < names.length; at += 1000) {
        const { error } = await images.remove(names.slice(at, at + 1000));
        if (error) throw toNetworkError(error.message, error);
      }
    },
    commit: (restoreId) => dataOf(supabase.rpc('commit_restore', { restore_id: restoreId })),
    cancel: async (restoreId) =>
      (await dataOf(supabase.rpc('cancel_restore', { restore_id: restoreId }))) as Awaited<
        ReturnType<RestoreTarget['cancel']>
      >,
  };
}
