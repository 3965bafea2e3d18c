import { readFile } from 'node:fs/promises';
import type { Connection } from '../backend/database.ts';

/**
 * One object of a database: its kind, its name, the statement that creates it and the one that removes it. Both are empty
 * where a migration has to be written by hand.
 */
export type CatalogObject = { kind: string; name: string; created: string; removed: string };
/** By kind and name. */
export type Catalog = Map<string, CatalogObject>;
type Queries = Pick<Connection['driver'], 'unsafe'>;

const query = await readFile(new URL('catalog.sql', import.meta.url), 'utf8');

/** Differ from database to database, whatever their migrations say. */
const volatileColumns = ['created_at', 'updated_at', 'secret'];

/** Reads all objects that migrations define, rows of lookup tables included. Names are qualified if `search_path` is empty. */
export async function readCatalog(queries: Queries): Promise<Catalog> {
  const objects = (await queries.unsafe(query)) as unknown as CatalogObject[];
  const tables = objects.filter(({ kind }) => kind === 'table').map(({ name }) => name);
  const rows = await Promise.all([...tables, 'storage.buckets'].map((table) => rowsOf(queries, table)));
  return new Map([...objects, ...rows.flat()].map((each) => [`${each.kind} ${each.name}`, each]));
}

async function rowsOf(queries: Queries, table: string): Promise<CatalogObject[]> {
  const rows = await queries.unsafe(`select to_jsonb(t) - $1::text[] as row from ${table} as t`, [volatileColumns]);
  return rows.map(({ row }) => {
    const name = `${table} ${JSON.stringify(row)}`;
    // The owner may have changed the others: only a person can say what becomes of them.
    if (!table.startsWith('private.')) return { kind: 'row', name, created: '', removed: '' };
    const values = Object.values(row).map((value) =>
      literal(typeof value === 'string' ? value : JSON.stringify(value)),
    );
    return {
      kind: 'row',
      name,
      created: `insert into ${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})`,
      removed: `delete from ${table} as t where to_jsonb(t) @> ${literal(JSON.stringify(row))}`,
    };
  });
}

function literal(text: string) {
  return text === 'null' ? text : `'${text.replaceAll("'", "''")}'`;
}
