import { DataError, dataOf, type RowOf, type TableName } from 'data-client';
import type { Supabase } from './connection';
import { withSecondTry } from './second-try';

/** A row to change, as the owner saw it. */
export type SeenRow = { id: string; revision: string };

/**
 * Updates the seen revision of a row. If nothing was updated, the row was deleted (`not-found`) or has another revision by now
 * (`conflict`), unless `isDone`: an earlier attempt, whose response was lost, changed it. With `isDone`, the update is sent
 * once more if no response arrives.
 */
export async function changedAsSeen<Item>(
  update: () => Promise<Item[]>,
  read: () => Promise<Item | null>,
  { gone, conflict }: { gone: string; conflict: string },
  isDone?: (now: Item) => boolean,
): Promise<Item> {
  const [changed] = await (isDone ? withSecondTry(update) : update());
  if (changed) return changed;
  const now = await read();
  if (!now) throw new DataError('not-found', { message: gone });
  if (!isDone?.(now)) throw new DataError('conflict', { message: conflict });
  return now;
}

/** Returns a function that updates the seen revision of a row; see `changedAsSeen`. */
export const seenUpdates =
  <Table extends TableName, Item>(
    supabase: Supabase,
    spec: { table: Table; toItem: (row: RowOf<Table>) => Item; refusals: Parameters<typeof changedAsSeen>[2] },
    byId: (id: string) => Promise<Item | null>,
  ) =>
  ({ id, revision }: SeenRow, columns: Partial<RowOf<Table>>, isDone?: (now: Item) => boolean): Promise<Item> => {
    const table = supabase.from(spec.table as 'bookings_la2024');
    const request = table
      .update(columns as object)
      .eq('id', id)
      .eq('updated_at', revision)
      .select('*');
    const update = async () => ((await dataOf(request)) as unknown as RowOf<Table>[]).map(spec.toItem);
    return changedAsSeen(update, () => byId(id), spec.refusals, isDone);
  };

/** Whether a post or a testimonial is as a change would make it. */
export const isAlready = (
  now: { isPublished: boolean; isFeatured: boolean },
  change: { isPublished: boolean } | { isFeatured: boolean },
): boolean => ('isPublished' in change ? now.isPublished === change.isPublished : now.isFeatured === change.isFeatured);
