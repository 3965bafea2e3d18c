/** @typedef {import('./read-catalog.mjs').CatalogObject} CatalogObject */

/**
 * @typedef {{ change: 'add' | 'remove' | 'replace', kind: string, name: string, from?: CatalogObject, to?: CatalogObject }} Difference
 */

/**
 * Lists what has to change to get from one catalog to another. The order of a table's columns is ignored: a migration
 * can only append one.
 *
 * @param {import('./read-catalog.mjs').Catalog} from
 * @param {import('./read-catalog.mjs').Catalog} to
 * @returns {Difference[]}
 */
export function compareCatalogs(from, to) {
  /** @type {Difference[]} */
  const differences = [];
  for (const [key, object] of from)
    if (!to.has(key)) differences.push({ change: 'remove', kind: object.kind, name: object.name, from: object });
  for (const [key, object] of to) {
    const before = from.get(key);
    if (before?.created === object.created) continue;
    const change = before ? 'replace' : 'add';
    differences.push({ change, kind: object.kind, name: object.name, from: before, to: object });
  }
  return differences;
}
