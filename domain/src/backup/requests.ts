import type { SavedState } from './manifest.ts';
import type { RestoreTarget } from './restore.ts';
import type { RowPage, SaveSource } from './save.ts';

/** Calls a function of the database by its name. */
type Call = <Answer>(name: string, given?: Record<string, unknown>) => Promise<Answer>;

/** Returns the part of saving and restoring that functions of the database do: everything but images. */
export const backupCalls = (call: Call) =>
  ({
    state: () => call<SavedState>('saved_state'),
    rows: (table, after) => call<RowPage>('saved_rows', { table_name: table, after }),
    begin: (manifest, replacesSample) => call('begin_restore', { manifest, replaces_sample: replacesSample }),
    goOn: (restoreId) => call('continue_restore', { restore_id: restoreId }),
    page: (page) => call('restore_page', page),
    commit: (restoreId) => call('commit_restore', { restore_id: restoreId }),
    cancel: (restoreId) => call('cancel_restore', { restore_id: restoreId }),
  }) satisfies Omit<SaveSource & RestoreTarget, 'image' | 'uploadImage' | 'removeImages'>;
