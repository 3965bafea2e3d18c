import { dataOf, toDataError, toNetworkError, type DataConfig } from 'data-client';
import { backupCalls } from 'domain/backup/requests';
import type { RestoreTarget } from 'domain/backup/restore';
import type { SaveSource } from 'domain/backup/save';
import { objectOf } from '../answers';
import type { Supabase } from '../connection';
import { sendImage } from '../images/send-image';

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
  // The generated types know each function by its own name only.
  const call = <Answer>(name: string, given?: object) =>
    dataOf(supabase.rpc(name as 'saved_state', given as never)) as Promise<unknown> as Promise<Answer>;
  return {
    ...backupCalls(call),
    async image(name) {
      const response = await fetch(images.getPublicUrl(name).data.publicUrl).catch((cause: unknown) => {
        throw toNetworkError(String(cause), cause);
      });
      if ([400, 404].includes(response.status)) return null;
      if (!response.ok) throw toDataError(response.status, {});
      return new Uint8Array(await response.arrayBuffer());
    },
    readiness: (signal) => objectOf<RestoreReadiness>(supabase.rpc('restore_readiness'), signal),
    async uploadImage({ name, type, cache_control }, bytes) {
      const file = new Blob([bytes]);
      await sendImage(config, supabase.auth, { name, type, file, cacheControl: cache_control });
    },
    async removeImages(names) {
      for (let at = 0; at < names.length; at += 1000) {
        const { error } = await images.remove(names.slice(at, at + 1000));
        if (error) throw toNetworkError(error.message, error);
      }
    },
  };
}
