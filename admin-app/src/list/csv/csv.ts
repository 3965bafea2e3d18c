const lineEnd = '\r\n';

// Characters that spreadsheets read as the start of a formula, even after spaces.
const opensFormula = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

/**
 * A CSV field (RFC 4180). Text that a spreadsheet would evaluate gets a leading apostrophe, because strangers type these
 * addresses and the owner opens them.
 */
export function csvField(value: string): string {
  const text = opensFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record with its line break. */
export const csvLine = (fields: readonly string[]) => fields.map(csvField).join(',') + lineEnd;
