import { csvFile } from '../../testing/csv-file';
import { guessDateOrder, guessMapping, hasHeader, dayOf, entryOf } from './columns';
import { readCsv } from './read-csv';

const read = async (...parts: (string | number[])[]) => {
  const { records, delimiter, encoding } = await readCsv(csvFile(...parts));
  return { rows: records.map(({ fields }) => fields), lines: records.map(({ line }) => line), delimiter, encoding };
};

test.each([
  ['commas', 'Email,Name\nada@example.com,"Quill, Ada"\n', ','],
  ['semicolons', 'Email;Name\r\nada@example.com;Quill, Ada\r\n', ';'],
  ['tabs', 'Email\tName\rada@example.com\tQuill, Ada\r', '\t'],
])('PE9 a file with %s is recognized', async (_, text, delimiter) => {
  const rows = [
    ['Email', 'Name'],
    ['ada@example.com', 'Quill, Ada'],
  ];
  expect(await read(text)).toEqual({ rows, lines: [1, 2], delimiter, encoding: 'utf-8' });
});

test.each([
  ['UTF-8', ['Email,Name\na@b.example,Köln – 漢'], 'utf-8', 'Köln – 漢'],
  ['UTF-8 with a BOM', [[0xef, 0xbb, 0xbf], 'Email,Name\na@b.example,Köln'], 'utf-8', 'Köln'],
  ['Windows-1252', ['Email,Name\na@b.example,K', [0xf6], 'ln ', [0x80]], 'windows-1252', 'Köln €'],
  ['UTF-16', [[...Buffer.from('\ufeffEmail,Name\na@b.example,Köln', 'utf16le')]], 'utf-16le', 'Köln'],
  [
    'big-endian UTF-16',
    [[...Buffer.from('\ufeffEmail,Name\na@b.example,Köln', 'utf16le').swap16()]],
    'utf-16le',
    'Köln',
  ],
])('PE9 %s is recognized', async (_, parts, encoding, name) => {
  const file = await read(...parts);
  expect(file).toMatchObject({
    encoding,
    rows: [
      ['Email', 'Name'],
      ['a@b.example', name],
    ],
  });
});

test('PE9 a first line that only names the delimiter is not a record', async () => {
  const { rows, lines, delimiter } = await read('sep=;\r\nEmail;Name\r\na@b.example;Quill, Ada\r\n');
  expect(rows).toEqual([
    ['Email', 'Name'],
    ['a@b.example', 'Quill, Ada'],
  ]);
  expect({ lines, delimiter }).toEqual({ lines: [2, 3], delimiter: ';' });
});

test('PE9 lines are counted through quoted line breaks and empty lines', async () => {
  const { lines, rows } = await read('Email,Name\n\n"a@b.example","Two\nlines ""here"""\n,\nc@d.example,C');
  expect(rows.slice(1)).toEqual([
    ['a@b.example', 'Two\nlines "here"'],
    ['c@d.example', 'C'],
  ]);
  expect(lines).toEqual([1, 3, 6]);
});

test.each([
  ['is short', 'c@d.example,C\n'],
  ['goes on for long', 'c@d.example,C\n'.repeat(20_000)],
])('PE9 rejects an unclosed quotation mark if the rest of the file %s', async (_, rest) => {
  const { records } = await readCsv(csvFile('a@b.example,A\n"b@c.example,B\n', rest));
  expect(records.map((record) => entryOf(record, { email: 0 }, 'month-first'))).toMatchObject([
    { email: 'a@b.example' },
    'quotes',
  ]);
  expect(records.at(-1)?.line).toBe(2);
});

test('PE9 a zero byte far into a file is left out', async () => {
  const { rows } = await read('Email,Name\n', 'a@b.example,A\n'.repeat(1000), 'c@d.example,C\0D');
  expect(rows.at(-1)).toEqual(['c@d.example', 'CD']);
});

test('PE9 a file over 30 MB is rejected', async () => {
  const file = Object.defineProperty(csvFile(''), 'size', { value: 31 * 1024 * 1024 });
  await expect(readCsv(file)).rejects.toThrow('larger than 30 MB');
});

test.each([
  ['is empty', ['']],
  ['is blank', [[0xef, 0xbb, 0xbf], '\r\n ,,\r\n\t\n']],
])('PE9 rejects a file that %s', async (_, parts) => {
  await expect(readCsv(csvFile(...parts))).rejects.toThrow('The file is empty.');
});

test.each([
  ['spreadsheet', ['PK', [3, 4, 20, 0, 6, 0, 8, 0], 'xl/workbook.xml']],
  ['picture', [[0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF']],
])('PE9 rejects a %s and says to save the list as CSV', async (_, parts) => {
  await expect(readCsv(csvFile(...parts))).rejects.toThrow('save it as CSV');
});

test('PE9 columns are guessed from their names and cells', async () => {
  const { records } = await readCsv(csvFile('Full name;OPTIN_TIME;Mail;Source\nAda;13/2/2025;ada@example.com;Fair\n'));
  const mapping = guessMapping(records);
  expect(hasHeader(records)).toBe(true);
  expect(mapping).toEqual({ email: 2, name: 0, date: 1, source: 3 });
  expect(guessDateOrder(records, mapping)).toBe('day-first');
  expect(guessMapping((await readCsv(csvFile('Ada,ada@example.com\n'))).records)).toEqual({ email: 1 });
});

test.each([
  ['Email,Subscribed on,Plan', 1],
  ['Email,Created At,Consent', 2],
  ['Email,Unsubscribed On,Created At', 2],
  ['Email,Last Updated,Created At', 2],
  ['E-Mail,Abmeldedatum,Anmeldedatum', 2],
])('PE9 the date of consent in the columns %s is found', async (header, date) => {
  const { records } = await readCsv(csvFile(`${header}\nada@example.com,2026-03-04,2026-03-05\n`));
  expect(guessMapping(records)).toEqual({ email: 0, date });
});

test('PE9 a name that is an address does not hide the column of addresses', async () => {
  const { records } = await readCsv(csvFile('Name;E-Mail\nada@old.example;ada@example.com\nBo Quill;bo@example.com\n'));
  expect(guessMapping(records)).toEqual({ email: 1, name: 0 });
});

test.each([
  ['Vorname;Nachname;E-Mail', 'Ada;Quill;ada@example.com'],
  ['Last name,First name,Email', 'Quill,Ada,ada@example.com'],
  ['Name;Vorname;E-Mail', 'Quill;Ada;ada@example.com'],
  ['Name,Given Name,Family Name,Email', 'Ada Quill,Ada,Quill,ada@example.com'],
])('PE9 first and last names in the columns %s are joined', async (header, line) => {
  const { records } = await readCsv(csvFile(`${header}\n${line}\n`));
  expect(entryOf(records[1]!, guessMapping(records), 'month-first')).toEqual({
    email: 'ada@example.com',
    name: 'Ada Quill',
    source: '',
    consentedOn: undefined,
  });
});

test.each([
  ['2026-03-04', '2026-03-04'],
  ['2026-03-04T10:00:00Z', '2026-03-04'],
  ['3/4/2026', '2026-03-04'],
  ['4.3.2026', '2026-03-04'],
  ['04.03.2026 12:30', '2026-03-04'],
  ['2026-02-30', undefined],
  ['0000-01-01', undefined],
  ['13/13/2026', undefined],
  ['yesterday', undefined],
])('PE9 the date %s is read as %s', (text, day) => {
  expect(dayOf(text, 'month-first')).toBe(day);
});
