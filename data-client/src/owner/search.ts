// Characters with a meaning in PostgREST's query syntax, by PostgreSQL's collating names.
const names: Record<string, string> = {
  '"': 'quotation-mark',
  '\\': 'backslash',
  '^': 'circumflex',
  '(': 'left-parenthesis',
  ')': 'right-parenthesis',
  ',': 'comma',
};

/** Escapes a character of a regular expression without a backslash. */
const literal = (character: string) => (names[character] ? `[[.${names[character]}.]]` : `[${character}]`);

/**
 * Builds a condition for `.or()`: each word of the search, taken literally, occurs in one of the columns. Undefined for an
 * empty search.
 */
export function everyWordIn(columns: readonly string[], search: string): string | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const conditions = words.map((word) => {
    const pattern = word.replace(/[.*+?()[\]{}|^$\\",]/g, literal);
    return `or(${columns.map((column) => `${column}.imatch."${pattern}"`).join(',')})`;
  });
  return `and(${conditions.join(',')})`;
}
