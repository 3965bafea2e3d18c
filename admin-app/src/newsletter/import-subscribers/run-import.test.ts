import { createFakeOwnerClient } from 'data-client/testing';
import { DataError } from 'data-client';
import { csvLine } from '../../list/csv/csv';
import { csvFile } from '../../testing/csv-file';
import { entryOf } from './columns';
import { readCsv } from './read-csv';
import { refusedFile, runImport, type ImportReport } from './run-import';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => `reader-${index}@example.com,Reader ${index}\n`).join('');

async function bring(
  text: string,
  more: { client?: ReturnType<typeof createFakeOwnerClient>; stopAfter?: number } = {},
) {
  const { client = createFakeOwnerClient({ isSignedIn: true, readers: [] }), stopAfter = Infinity } = more;
  const { records } = await readCsv(csvFile(text));
  const control = new AbortController();
  const onProgress = ({ done }: ImportReport) => {
    if (done >= stopAfter) control.abort();
  };
  const options = { records, mapping: { email: 0, name: 1 }, order: 'month-first', statement: 'They agreed.' } as const;
  const outcome = await runImport(client.subscribers, { ...options, signal: control.signal, onProgress });
  return { ...outcome, client };
}

test('PE9 the same file resumes an import that stopped, without duplicates', async () => {
  const text = people(1800);
  const { client, report, error } = await bring(text, { stopAfter: 1000 });
  expect(error).toBeDefined();
  expect(report).toMatchObject({ done: 1500, total: 1800, added: 1500 });
  client.fake.fail('subscribers.import', new DataError('offline'));
  expect((await bring(text, { client })).report).toMatchObject({ done: 0, added: 0 });
  client.fake.heal();
  expect((await bring(text, { client })).report).toMatchObject({ done: 1800, added: 300, known: 1500, refused: [] });
  expect(client.backend.readers).toHaveLength(1800);
});

test('PE9 every rejected line is reported with its number, text and reason, and is not a formula', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, readers: [], importOutcomes: { 'no address': 'email' } });
  const { report } = await bring('no address,=1+1\nada@example.com,Ada\nADA@example.com,Ada again\n', { client });
  expect(report).toMatchObject({ done: 3, added: 1, refused: [{ record: { line: 1 } }, { record: { line: 3 } }] });
  expect(refusedFile(report.refused, ['Email', 'Name']).join('')).toBe(
    'Line,Reason,Email,Name\r\n' +
      `1,Not an email address,no address,"'=1+1"\r\n` +
      '3,Appears earlier in the file,ADA@example.com,Ada again\r\n',
  );
});

test('PE9 exported addresses and names are the same after an import, without the apostrophe before a formula', async () => {
  const exported = [
    ['+maya@example.com', '=Maya'],
    ['-team@example.com', '＠work'],
    [`'quoted@example.com`, `'t Hooft`],
  ];
  const { records } = await readCsv(csvFile(exported.map(csvLine).join('')));
  const entries = records.map((record) => entryOf(record, { email: 0, name: 1 }, 'month-first'));
  expect(entries).toMatchObject(exported.map(([email, name]) => ({ email, name })));
});

test('PE9 of several addresses in one cell of Google’s contacts, the first one is imported', async () => {
  const { report, client } = await bring('ada@example.com ::: ada@work.example,Ada\n');
  expect(report).toMatchObject({ added: 1, refused: [] });
  expect(client.backend.readers).toMatchObject([{ email: 'ada@example.com' }]);
});

test('PE9 a file of 100,000 lines is read and imported in small parts, with pauses for the page', async () => {
  const file = csvFile(people(100_000));
  const pauses = jest.spyOn(globalThis, 'setTimeout');
  const { records } = await readCsv(file);
  // A part of 32 KB takes a few milliseconds.
  expect(pauses.mock.calls.length).toBeGreaterThan(file.size / (33 * 1024));
  pauses.mockRestore();
  const batches: number[] = [];
  const subscribers = {
    async import(entries: readonly unknown[]) {
      batches.push(entries.length);
      return entries.map(() => 'added' as const);
    },
  };
  const options = { records, mapping: { email: 0, name: 1 }, order: 'month-first', statement: 'They agreed.' } as const;
  const { report } = await runImport(subscribers, {
    ...options,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  expect(report).toMatchObject({ added: 100_000 });
  expect(Math.max(...batches)).toBeLessThanOrEqual(500);
});
