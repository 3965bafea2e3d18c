import { randomNumbers } from 'domain/testing/random-numbers';
import { csvField, csvLine } from './csv';

/** An independent RFC 4180 parser. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (letter === '"') {
      isQuoted = !isQuoted;
    } else if (!isQuoted && letter === ',') {
      rows.at(-1)?.push(field);
      field = '';
    } else if (!isQuoted && letter === '\r' && text[at + 1] === '\n') {
      rows.at(-1)?.push(field);
      field = '';
      rows.push([]);
      at += 1;
    } else {
      field += letter;
    }
  }
  return rows.slice(0, -1);
}

const alphabet = [
  'a',
  'B',
  '7',
  '@',
  '.',
  ',',
  '"',
  "'",
  '\n',
  '\r',
  '\r\n',
  ';',
  ' ',
  '\t',
  '=',
  '+',
  '-',
  '|',
  'é',
  '漢',
  '😀',
  '＝',
  '\u00a0',
  '\ufeff',
];

const isFormula = (cell: string) => /^[=+\-@＝＋－＠]/.test(cell.replace(/^[\s\ufeff"]+/, '')) || /^[\t\r]/.test(cell);

/** The cells that spreadsheets in other countries see: separated by semicolons, and quotes within a cell mean nothing. */
const elsewhere = (text: string) => text.split(/[;\t\r\n]/);

test('N5 ten thousand random fields survive a round trip, and none is a formula, in any country', () => {
  const random = randomNumbers(2026);
  const roll = (below: number) => Math.floor(random() * below);
  const rows = Array.from({ length: 2500 }, () =>
    Array.from({ length: 4 }, () => Array.from({ length: roll(12) }, () => alphabet[roll(alphabet.length)]).join('')),
  );
  const written = rows.map(csvLine).join('');
  expect(elsewhere(written).filter(isFormula)).toEqual([]);
  const read = parse(written);
  expect(read).toHaveLength(rows.length);
  read.forEach((fields, index) => {
    fields.forEach((field, column) => {
      const original = rows[index]?.[column] ?? '';
      expect(isFormula(field)).toBe(false);
      expect(field.replaceAll("'", '')).toBe(original.replaceAll("'", ''));
      // Only formulas get an apostrophe.
      expect(field !== original).toBe(isFormula(original) || elsewhere(original).some(isFormula));
    });
  });
});

test.each([
  ['=HYPERLINK("http://evil.example","Click")', `"'=HYPERLINK(""http://evil.example"",""Click"")"`],
  ['+1@example.com', `"'+1@example.com"`],
  ['-2+3@example.com', `"'-2+3@example.com"`],
  ['@SUM(1)', `"'@SUM(1)"`],
  ['\t=1+1', `"'\t'=1+1"`],
  ['  =1+1', `"'  =1+1"`],
  ["x;=cmd|'/C calc'!A0", `"x;'=cmd|'/C calc'!A0"`],
  ['x;"=1+1', `"x;'""=1+1"`],
  ['two\n=1+1', `"two\n'=1+1"`],
  ['ada@example.com', 'ada@example.com'],
  ['Lovelace, Ada', '"Lovelace, Ada"'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('N5 %j is written as %j', (value, written) => {
  expect(csvField(value)).toBe(written);
});
