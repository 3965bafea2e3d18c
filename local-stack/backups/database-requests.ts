import type { Connection } from '../backend/database.ts';
import type { SaveSource } from 'domain/backup/save';
import type { RestoreTarget } from 'domain/backup/restore';
import { backupCalls } from 'domain/backup/requests';

/** The calls with which the rows of a database are saved and restored. Images are not in the database. */
export function databaseRequests({ driver }: Connection): SaveSource & RestoreTarget {
  const call = (name: string, given: Record<string, unknown> = {}) =>
    driver.begin(async (transaction) => {
      await transaction`set local role service_role`;
      const named = Object.keys(given).map((key, index) => `${key} => $${index + 1}`);
      const [row] = await transaction.unsafe(
        `select public.${name}(${named.join(', ')}) as answer`,
        Object.values(given),
      );
      return row?.answer;
    });
  return { ...backupCalls(call), image: async () => null, uploadImage: async () => {}, removeImages: async () => {} };
}
