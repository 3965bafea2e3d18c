import 'domain/register';
const { backupCalls } = await import('domain/backup/requests');

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
    ...backupCalls(call),
    image: async () => null,
    uploadImage: async () => {},
    removeImages: async () => {},
  };
}
