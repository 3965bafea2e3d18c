import type { ListPage, ListRequest } from './list';

/**
 * Returns a page of a database function whose rows carry the total. A page beyond the end has none, so the first row is read.
 * `read` takes the index of the first row and the most rows.
 */
export async function pageOf<Row extends { total: number }>(
  { page, pageSize }: ListRequest,
  read: (first: number, atMost: number) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const rows = await read((page - 1) * pageSize, pageSize);
  const [any] = rows.length > 0 || page === 1 ? rows : await read(0, 1);
  return { rows, total: any?.total ?? 0 };
}
