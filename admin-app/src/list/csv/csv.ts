import type { CoachZones } from 'domain/coach-zones';

const lineEnd = '\r\n';

/** Spreadsheets read these characters as the start of a formula, even after spaces. */
const formula = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
const opensFormula = new RegExp(String.raw`^[\s\uFEFF"]*${formula}|^[\t\r]`);

/**
 * In many countries spreadsheets separate cells by semicolons. In such a cell, quotes that do not begin it mean nothing, so a
 * semicolon, a tab or a line end within a field begins the next cell.
 */
const beginsCell = new RegExp(String.raw`([;\t\r\n])(?=(?:[^\S\t\r\n]|[\uFEFF"])*${formula})`, 'g');

/**
 * A CSV field (RFC 4180). Text that a spreadsheet would evaluate gets a leading apostrophe, because strangers type these
 * texts and the owner opens them.
 */
export function csvField(value: string): string {
  const cells = value.replace(beginsCell, "$1'");
  const text = opensFormula.test(cells) ? `'${cells}` : cells;
  return /[",\r\n]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Removes the apostrophe that `csvField` put before a field. */
export const withoutApostrophe = (field: string) =>
  opensFormula.test(field.slice(1)) ? field.replace(/^'/, '') : field;

/** One record with its line break. */
export const csvLine = (fields: readonly string[]) => fields.map(csvField).join(',') + lineEnd;

/** The columns of a file with their values in words. */
export type CsvColumns<Row> = readonly (readonly [name: string, valueOf: (row: Row, zones: CoachZones) => string])[];

/** The first record of a file. */
export const csvHeader = <Row>(columns: CsvColumns<Row>) => csvLine(columns.map(([name]) => name));

/** Rows as records. */
export const csvLines = <Row>(columns: CsvColumns<Row>, rows: readonly Row[], zones: CoachZones) =>
  rows.map((row) => csvLine(columns.map(([, valueOf]) => valueOf(row, zones)))).join('');
