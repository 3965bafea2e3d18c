/**
 * @typedef {{ name: string, type: string, isNullable: boolean, hasDefault: boolean }} Column
 * @typedef {{ name: string, kind: 'table' | 'view' | 'composite', columns: Column[] }} Relation
 * @typedef {{ name: string, type: string, hasDefault: boolean }} Argument
 * @typedef {{ name: string, arguments: Argument[], fields: Argument[], returns: string, returnsSet: boolean }} DatabaseFunction
 * @typedef {{ relations: Relation[], functions: DatabaseFunction[] }} Catalog
 */

/**
 * Reads the objects of schema `public` from `pg_catalog`.
 *
 * @param {import('../database.mjs').Connection} connection
 * @returns {Promise<Catalog>}
 */
export async function readCatalog({ driver }) {
  /** @type {(Column & { relation: string, kind: string })[]} */
  const columns = /** @type {never} */ (
    await driver`
      select class.relname as relation, class.relkind as kind, attribute.attname as name,
        format_type(attribute.atttypid, null) as type, not attribute.attnotnull as "isNullable",
        attribute.atthasdef or attribute.attidentity <> '' as "hasDefault"
      from pg_class as class join pg_attribute as attribute on attribute.attrelid = class.oid
      where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p', 'v', 'c')
        and attribute.attnum > 0 and not attribute.attisdropped
      order by class.relname, attribute.attname`
  );
  /** @type {{ name: string, names: string[] | null, modes: string[] | null, types: string[], defaults: number, returns: string, returnsSet: boolean }[]} */
  const functions = /** @type {never} */ (
    await driver`
      select proc.proname as name, proc.proargnames as names, proc.proargmodes::text[] as modes,
        array(
          select format_type(argument.type, null)
          from unnest(coalesce(proc.proallargtypes, proc.proargtypes::oid[])) with ordinality as argument (type, position)
          order by argument.position
        ) as types,
        proc.pronargdefaults as defaults, format_type(proc.prorettype, null) as returns, proc.proretset as "returnsSet"
      from pg_proc as proc
      where proc.pronamespace = 'public'::regnamespace and proc.prokind = 'f' and proc.prorettype <> 'trigger'::regtype
      order by proc.proname`
  );
  return { relations: relationsOf(columns), functions: functions.map(functionOf) };
}

/**
 * @param {(Column & { relation: string, kind: string })[]} columns
 * @returns {Relation[]}
 */
function relationsOf(columns) {
  /** @type {Map<string, Relation>} */
  const relations = new Map();
  for (const { relation, kind, ...column } of columns) {
    const kinds = /** @type {const} */ ({ v: 'view', c: 'composite' });
    const known = relations.get(relation) ?? {
      name: relation,
      kind: kinds[/** @type {'v'} */ (kind)] ?? 'table',
      columns: [],
    };
    known.columns.push(column);
    relations.set(relation, known);
  }
  return [...relations.values()];
}

/**
 * @param {{ name: string, names: string[] | null, modes: string[] | null, types: string[], defaults: number, returns: string, returnsSet: boolean }} row
 * @returns {DatabaseFunction}
 */
function functionOf({ name, names, modes, types, defaults, returns, returnsSet }) {
  const all = types.map((type, index) => ({ name: names?.[index] ?? '', type, mode: modes?.[index] ?? 'i' }));
  const given = all.filter(({ mode }) => 'ibv'.includes(mode));
  return {
    name,
    arguments: given.map((argument, index) => ({ ...argument, hasDefault: index >= given.length - defaults })),
    fields: all.filter(({ mode }) => 'obt'.includes(mode)).map((field) => ({ ...field, hasDefault: false })),
    returns,
    returnsSet,
  };
}
