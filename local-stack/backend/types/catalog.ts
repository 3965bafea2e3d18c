import type { Connection } from '../database.ts';

export type Column = { name: string; type: string; isNullable: boolean; hasDefault: boolean };
export type Relation = { name: string; kind: 'table' | 'view' | 'composite'; columns: Column[] };
type Argument = { name: string; type: string; hasDefault: boolean };
export type DatabaseFunction = {
  name: string;
  arguments: Argument[];
  fields: Argument[];
  returns: string;
  returnsSet: boolean;
  /** Whether the owner may call it, and not only the functions with their secret key. */
  isOpen: boolean;
};
type ColumnRow = Column & { relation: string; kind: string };
type FunctionRow = {
  name: string;
  names: string[] | null;
  modes: string[] | null;
  types: string[];
  defaults: number;
  returns: string;
  returnsSet: boolean;
  isOpen: boolean;
};
export type Catalog = { relations: Relation[]; functions: DatabaseFunction[] };

/** Reads the objects of schema `public` from `pg_catalog`. */
export async function readCatalog({ driver }: Connection): Promise<Catalog> {
  const columns: ColumnRow[] = (await driver`
      select class.relname as relation, class.relkind as kind, attribute.attname as name,
        format_type(attribute.atttypid, null) as type, not attribute.attnotnull as "isNullable",
        attribute.atthasdef or attribute.attidentity <> '' as "hasDefault"
      from pg_class as class join pg_attribute as attribute on attribute.attrelid = class.oid
      where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p', 'v', 'c')
        and attribute.attnum > 0 and not attribute.attisdropped
      order by class.relname, attribute.attname`) as never;
  const functions: FunctionRow[] = (await driver`
      select proc.proname as name, proc.proargnames as names, proc.proargmodes::text[] as modes,
        array(
          select format_type(argument.type, null)
          from unnest(coalesce(proc.proallargtypes, proc.proargtypes::oid[])) with ordinality as argument (type, position)
          order by argument.position
        ) as types,
        proc.pronargdefaults as defaults, format_type(proc.prorettype, null) as returns, proc.proretset as "returnsSet",
        has_function_privilege('authenticated', proc.oid, 'execute') as "isOpen"
      from pg_proc as proc
      where proc.pronamespace = 'public'::regnamespace and proc.prokind = 'f' and proc.prorettype <> 'trigger'::regtype
      order by proc.proname`) as never;
  return { relations: relationsOf(columns), functions: functions.map(functionOf) };
}

function relationsOf(columns: ColumnRow[]): Relation[] {
  const relations: Map<string, Relation> = new Map();
  for (const { relation, kind, ...column } of columns) {
    const kinds = { v: 'view', c: 'composite' } as const;
    const known = relations.get(relation) ?? { name: relation, kind: kinds[kind as 'v'] ?? 'table', columns: [] };
    known.columns.push(column);
    relations.set(relation, known);
  }
  return [...relations.values()];
}

function functionOf({ names, modes, types, defaults, ...each }: FunctionRow): DatabaseFunction {
  const all = types.map((type, index) => ({ name: names?.[index] ?? '', type, mode: modes?.[index] ?? 'i' }));
  const given = all.filter(({ mode }) => 'ibv'.includes(mode));
  return {
    ...each,
    arguments: given.map((argument, index) => ({ ...argument, hasDefault: index >= given.length - defaults })),
    fields: all.filter(({ mode }) => 'obt'.includes(mode)).map((field) => ({ ...field, hasDefault: false })),
  };
}
