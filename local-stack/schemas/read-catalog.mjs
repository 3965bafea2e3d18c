import { readFile } from 'node:fs/promises';

/**
 * One object of a database: its kind, its name, the statement that creates it and the one that removes it. Both are empty
 * where a migration has to be written by hand.
 *
 * @typedef {{ kind: string, name: string, created: string, removed: string }} CatalogObject
 * @typedef {Map<string, CatalogObject>} Catalog by kind and name
 * @typedef {Pick<import('../backend/database.mjs').Connection['driver'], 'unsafe'>} Queries
 */

const query = await readFile(new URL('catalog.sql', import.meta.url), 'utf8');

/** Differ from database to database, whatever their migrations say. */
const volatileColumns = ['created_at', 'updated_at', 'secret'];

/**
 * Reads all objects that migrations define, rows of lookup tables included. Names are qualified if `search_path` is empty.
 *
 * @param {Queries} queries
 * @returns {Promise<Catalog>}
 */
export async function readCatalog(queries) {
  const objects = /** @type {CatalogObject[]} */ (/** @type {unknown} */ (await queries.unsafe(query)));
  const tables = objects.filter(({ kind }) => kind === 'table').map(({ name }) => name);
  const rows = await Promise.all([...tables, 'storage.buckets'].map((table) => rowsOf(queries, table)));
  return new Map([...objects, ...rows.flat()].map((each) => [`${each.kind} ${each.name}`, each]));
}

/**
 * @param {Queries} queries
 * @param {string} table
 * @returns {Promise<CatalogObject[]>}
 */
async function rowsOf(queries, table) {
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

/** @param {string} text */
function literal(text) {
  return text === 'null' ? text : `'${text.replaceAll("'", "''")}'`;
}
