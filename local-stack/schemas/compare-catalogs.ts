import type { CatalogObject, Catalog } from './read-catalog.ts';

export type Difference = {
  change: 'add' | 'remove' | 'replace';
  kind: string;
  name: string;
  from?: CatalogObject;
  to?: CatalogObject;
};

/**
 * Lists what has to change to get from one catalog to another. The order of a table's columns is ignored: a migration
 * can only append one.
 */
export function compareCatalogs(from: Catalog, to: Catalog): Difference[] {
  const differences: Difference[] = [];
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
