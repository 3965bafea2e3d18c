import { compareCatalogs, type Difference } from './compare-catalogs.ts';
import { readCatalog, type Catalog } from './read-catalog.ts';
import type { Connection } from '../backend/database.ts';
import type { TransactionSql } from 'postgres';

const order = [
  'schema',
  'type',
  'table',
  'column',
  'function',
  'view',
  'constraint',
  'index',
  'row',
  'trigger',
  'row security',
  'policy',
  'grant',
  'default privileges',
  'comment',
  'published table',
  'role setting',
];

/** A change of these may lose or has to fill data, which only a person can decide. */
const byHand = ['schema', 'type', 'column', 'default privileges'];

/**
 * Finds the statements that bring a migrated database to the catalog of the schema files, by trying each of them there.
 * Changes that no single statement can make are left to the author.
 */
export async function writeMigration(
  { driver }: Connection,
  wanted: Catalog,
): Promise<{ statements: string[]; left: Difference[] }> {
  return driver.begin(async (transaction) => {
    await transaction.unsafe(`set local search_path = ''; set local check_function_bodies = off`);
    const statements: string[] = [];
    for (;;) {
      const left = compareCatalogs(await readCatalog(transaction), wanted).toSorted(byOrder);
      const done = statements.length;
      // One kind at a time: with a table go its columns, with a function its grants.
      const kinds = new Set(left.map(kindOfStep));
      for (const kind of kinds) {
        for (const difference of left.filter((each) => kindOfStep(each) === kind)) {
          const step = await firstThatWorks(transaction, alternatives(difference, wanted));
          // PostgreSQL may print a condition differently once it is stored: repeating the statement would never end.
          if (step && !statements.includes(step)) statements.push(step);
        }
        if (statements.length > done) break;
      }
      if (statements.length === done) return { statements, left };
    }
  });
}

function kindOfStep({ change, kind }: Difference) {
  return `${change === 'remove' ? 'remove' : 'set'} ${kind}`;
}

/** Removes first, except objects that others may still use. */
function byOrder(one: Difference, other: Difference) {
  return rank(one) - rank(other);
}

function rank({ change, kind }: Difference) {
  return order.indexOf(kind) - (change === 'remove' ? order.length : 0);
}

function alternatives({ change, kind, name, from, to }: Difference, wanted: Catalog) {
  if (change === 'remove') return from?.removed ? [from.removed] : [];
  if (!to?.created || (change === 'replace' && byHand.includes(kind))) return [];
  if (change === 'add') return [kind === 'table' ? tableWithColumns(name, wanted) : to.created];
  return kind === 'function' || kind === 'comment'
    ? [to.created, `${from?.removed};\n${to.created}`]
    : [`${from?.removed};\n${to.created}`];
}

function tableWithColumns(table: string, wanted: Catalog) {
  const prefix = `alter table ${table} add column `;
  const columns = [...wanted.values()].filter(({ kind, created }) => kind === 'column' && created.startsWith(prefix));
  return `create table ${table} (\n${columns.map(({ created }) => `  ${created.slice(prefix.length)}`).join(',\n')}\n)`;
}

async function firstThatWorks(transaction: TransactionSql, statements: string[]) {
  for (const statement of statements) {
    try {
      await transaction.savepoint((attempt) => attempt.unsafe(statement));
      return statement;
    } catch {
      // Another change may have to come first, so the next round tries it again.
    }
  }
  return undefined;
}
