/**
 * @typedef {import('../backend/database.mjs').Connection} Connection
 * @typedef {import('../../domain/src/backup/save.ts').SaveSource} SaveSource
 * @typedef {import('../../domain/src/backup/restore.ts').RestoreTarget} RestoreTarget
 */

/**
 * The calls with which the rows of a database are saved and restored. Images are not in the database.
 *
 * @param {Connection} connection
 * @returns {SaveSource & RestoreTarget}
 */
export function databaseRequests({ driver }) {
  /** @param {string} name @param {Record<string, any>} [given] */
  const call = (name, given = {}) =>
    driver.begin(async (transaction) => {
      await transaction`set local role service_role`;
      const named = Object.keys(given).map((key, index) => `${key} => $${index + 1}`);
      const [row] = await transaction.unsafe(
        `select public.${name}(${named.join(', ')}) as answer`,
        Object.values(given),
      );
      return row?.answer;
    });
  return {
    state: () => call('saved_state'),
    rows: (table, after) => call('saved_rows', { table_name: table, after }),
    image: async () => null,
    begin: (manifest, replacesSample) => call('begin_restore', { manifest, replaces_sample: replacesSample }),
    goOn: async () => {},
    page: (page) => call('restore_page', page),
    uploadImage: async () => {},
    removeImages: async () => {},
    commit: (restoreId) => call('commit_restore', { restore_id: restoreId }),
    cancel: (restoreId) => call('cancel_restore', { restore_id: restoreId }),
  };
}
