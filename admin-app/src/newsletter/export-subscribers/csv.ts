const lineEnd = '\r\n';

// What spreadsheets take for the beginning of a formula, also behind blanks.
const opensFormula = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

/**
 * A field as RFC 4180 has it. A text that a spreadsheet would calculate gets an apostrophe in front, which spreadsheets
 * read as "this is text": addresses are typed by strangers and opened by the owner.
 */
export function csvField(value: string): string {
  const text = opensFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record, with its line end. */
export const csvLine = (fields: readonly string[]) => fields.map(csvField).join(',') + lineEnd;
