/**
 * @typedef {import('./catalog.mjs').Catalog} Catalog
 * @typedef {import('./catalog.mjs').Relation} Relation
 * @typedef {import('./catalog.mjs').Column} Column
 * @typedef {import('./catalog.mjs').DatabaseFunction} DatabaseFunction
 */

/** @type {Record<string, string>} */
const typescriptTypes = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
};

/** Everything else (text, uuid, dates, instants) travels as a JSON string. */
const asText = 'string';

const head = `// Written by \`node local-stack/backend/generate-types.mjs\` out of supabase/migrations. Not to be edited.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

/**
 * The schema as the type that supabase-js and postgrest-js take.
 *
 * @param {Catalog} catalog
 */
export function writeTypes({ relations, functions }) {
  const ofKind = (/** @type {Relation['kind']} */ kind) => relations.filter((relation) => relation.kind === kind);
  /** @type {Map<string, string>} */
  const rows = new Map([
    ...ofKind('composite').map(({ name }) => /** @type {const} */ ([name, `['CompositeTypes']['${name}']`])),
    ...ofKind('table').map(({ name }) => /** @type {const} */ ([name, `['Tables']['${name}']['Row']`])),
  ]);
  return `${head}
export type Database = {
  public: {
    Tables: ${block(ofKind('table').map((table) => [table.name, tableType(table)]))};
    Views: ${block(ofKind('view').map((view) => [view.name, `{ Row: ${rowType(view.columns, 6)}; Relationships: [] }`]))};
    Functions: ${block(functions.map((each) => [each.name, functionType(each, rows)]))};
    Enums: { [name: string]: never };
    CompositeTypes: ${block(ofKind('composite').map(({ name, columns }) => [name, rowType(columns, 6)]))};
  };
};
`;
}

/** @param {[string, string][]} members */
function block(members) {
  if (members.length === 0) return '{ [name: string]: never }';
  return `{\n${members.map(([name, type]) => `      ${name}: ${type};`).join('\n')}\n    }`;
}

/** @param {Relation} table */
function tableType({ columns }) {
  return `{
        Row: ${rowType(columns, 8)};
        Insert: ${rowType(columns, 8, ({ hasDefault, isNullable }) => hasDefault || isNullable)};
        Update: ${rowType(columns, 8, () => true)};
        Relationships: [];
      }`;
}

/**
 * @param {Column[]} columns
 * @param {number} indent
 * @param {(column: Column) => boolean} [isOptional]
 */
function rowType(columns, indent, isOptional = () => false) {
  const lines = columns.map((column) => {
    const nullable = column.isNullable ? ' | null' : '';
    return `${' '.repeat(indent + 2)}${column.name}${isOptional(column) ? '?' : ''}: ${typescriptType(column.type)}${nullable};`;
  });
  return `{\n${lines.join('\n')}\n${' '.repeat(indent)}}`;
}

/**
 * @param {DatabaseFunction} each
 * @param {Map<string, string>} rows where the type of a composite or a table's row is
 */
function functionType(each, rows) {
  const given = each.arguments.map(
    ({ name, type, hasDefault }) => `${name}${hasDefault ? '?' : ''}: ${typescriptType(type)}`,
  );
  const args = given.length > 0 ? `{ ${given.join('; ')} }` : 'never';
  return `{ Args: ${args}; Returns: ${returnType(each, rows)} }`;
}

/**
 * @param {DatabaseFunction} each
 * @param {Map<string, string>} rows where the type of a composite or a table's row is
 */
function returnType({ fields, returns, returnsSet }, rows) {
  const name = returns.replace(/^public\./, '').replaceAll('"', '');
  const fieldList = fields.map((field) => `${field.name}: ${typescriptType(field.type)}`);
  const row = rows.get(name);
  const one = row
    ? `Database['public']${row}`
    : fieldList.length > 0
      ? `{ ${fieldList.join('; ')} }`
      : typescriptType(returns);
  return returnsSet ? `${one}[]` : one;
}

/**
 * @param {string} type
 * @returns {string}
 */
function typescriptType(type) {
  if (type.endsWith('[]')) return `${typescriptType(type.slice(0, -2))}[]`;
  return typescriptTypes[type] ?? asText;
}
