// Characters that the address of a request needs for itself, quoted or not, by the names that PostgreSQL knows them by.
const names: Record<string, string> = {
  '"': 'quotation-mark',
  '\\': 'backslash',
  '^': 'circumflex',
  '(': 'left-parenthesis',
  ')': 'right-parenthesis',
  ',': 'comma',
};

/** A character of a regular expression that means itself, written without a backslash. */
const literal = (character: string) => (names[character] ? `[[.${names[character]}.]]` : `[${character}]`);

/**
 * A PostgREST condition for `.or()`: every word of the search, taken literally, stands in one of the columns. Undefined
 * when there is nothing to search for.
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
