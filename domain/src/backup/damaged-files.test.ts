import { unzipSync, zipSync } from 'fflate';
import { sha256 } from '../sha256';
import { BackupError, type Manifest } from './manifest';
import { saveEverything, type RowPage, type SaveSource } from './save';
import { verifyFile } from './verify';

type Bytes = Uint8Array<ArrayBuffer>;
type Files = Record<string, Bytes>;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Bytes) => new TextDecoder().decode(bytes);

const rowsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({ id: index, [name]: `Row ${index} of ${name} · ${'é'.repeat(index % 7)}` }),
  );
const stored: Record<string, string[]> = { people: rowsOf('people', 25), notes: rowsOf('notes', 25) };
const image: Bytes = bytesOf('an image'.repeat(20));

/** A project whose pages have ten rows. A row's fingerprint is its length. */
const source: SaveSource = {
  state: async () => ({
    schema_version: '20261123000000',
    tables: Object.fromEntries(
      Object.entries(stored).map(([name, lines]) => [
        name,
        { rows: lines.length, fingerprint: String(lines.join('').length), columns: ['id', name] },
      ]),
    ),
    images: [{ name: 'posts/one.webp', type: 'image/webp', size: image.length, cache_control: null }],
  }),
  async rows(table, after): Promise<RowPage> {
    const from = Number(after ?? 0);
    const lines = stored[table]!.slice(from, from + 10);
    const isLast = from + 10 >= stored[table]!.length;
    return {
      rows: lines.length,
      lines: lines.join('\n'),
      fingerprint: String(lines.join('').length),
      after: isLast ? null : from + 10,
    };
  },
  image: async () => image,
};

async function savedFile(from = source): Promise<Bytes> {
  const chunks: Bytes[] = [];
  await saveEverything(from, async (chunk) => void chunks.push(chunk), { projectVersion: '1.0.0' });
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const verify = (bytes: Bytes) => verifyFile({ size: bytes.length, read: async (from, to) => bytes.slice(from, to) });

/** All rows of a file, or 'rejected'. Other errors fail the test. */
async function outcomeOf(bytes: Bytes): Promise<unknown> {
  try {
    const { manifest, zip } = await verify(bytes);
    const content: Record<string, string> = {};
    for (const [name, { pages }] of Object.entries(manifest.tables))
      for (const page of pages) content[name] = (content[name] ?? '') + textOf(await zip.read(page));
    return content;
  } catch (error) {
    if (error instanceof BackupError) return 'rejected';
    throw error;
  }
}

/** The file with other entries and, if it is changed, a manifest with a valid hash. */
async function repacked(file: Bytes, change: (files: Files, manifest: Manifest) => void): Promise<Bytes> {
  const files = unzipSync(file) as Files;
  const manifest = JSON.parse(textOf(files['manifest.json']!)) as Manifest;
  change(files, manifest);
  files['manifest.json'] = bytesOf(JSON.stringify(manifest));
  files['manifest.sha256'] = bytesOf(await sha256(files['manifest.json']));
  return zipSync(files) as Bytes;
}

const whole = Object.fromEntries(Object.entries(stored).map(([name, lines]) => [name, `${lines.join('\n')}\n`]));

test('BK1 a table that changes while it is saved is read again', async () => {
  let reads = 0;
  const changing: SaveSource = {
    ...source,
    async rows(table, after) {
      const page = await source.rows(table, after);
      reads += 1;
      // The first page is older than the snapshot.
      return reads === 1 ? { ...page, lines: page.lines.replaceAll('Row', 'Old'), fingerprint: '1' } : page;
    },
  };
  expect(await outcomeOf(await savedFile(changing))).toEqual(whole);
  await expect(
    savedFile({ ...source, rows: async (...asked) => ({ ...(await source.rows(...asked)), fingerprint: '1' }) }),
  ).rejects.toThrow('kept changing');
});

test('BK1 a lost request is repeated, and a failure names its table', async () => {
  const parts: string[] = [];
  let lost = 3;
  const unreliable: SaveSource = {
    ...source,
    rows: async (...asked) =>
      asked[0] === 'notes' && lost-- > 0 ? Promise.reject(new Error('lost')) : source.rows(...asked),
  };
  const manifest = await saveEverything(unreliable, async () => {}, {
    projectVersion: '1',
    retry: async (_, part) => void parts.push(part),
  });
  expect(parts).toEqual(['notes', 'notes', 'notes']);
  expect(manifest.tables.notes).toMatchObject({ rows: 25, pages: expect.arrayContaining(['rows/notes/3.ndjson']) });
});

test('BK2 240 cut or changed files are verified whole or rejected', async () => {
  const file = await savedFile();
  expect(await outcomeOf(file)).toEqual(whole);
  for (let part = 0; part < 60; part += 1)
    expect(await outcomeOf(file.slice(0, Math.floor((file.length * part) / 60)))).toBe('rejected');
  let rejected = 0;
  for (let flip = 0; flip < 180; flip += 1) {
    const damaged = file.slice();
    damaged[Math.floor((file.length * flip) / 180)]! ^= 1 << (flip % 8);
    const outcome = await outcomeOf(damaged);
    if (outcome === 'rejected') rejected += 1;
    else expect(outcome).toEqual(whole);
  }
  // Only dates and similar facts of the ZIP file may differ unnoticed.
  expect(rejected).toBeGreaterThan(100);
});

const { people, notes } = { people: 'rows/people/1.ndjson', notes: 'rows/notes/1.ndjson' };

test.each<[string, (files: Files, manifest: Manifest) => void]>([
  ['another page under the same name', (files) => void (files[people] = files[notes]!)],
  [
    'tables that are swapped in the manifest',
    (_files, { tables }) => void ([tables.people, tables.notes] = [tables.notes!, tables.people!]),
  ],
  [
    'pages that are swapped with their hashes',
    (files, { entries }) => {
      [files[people], files[notes]] = [files[notes]!, files[people]!];
      [entries[people], entries[notes]] = [entries[notes]!, entries[people]!];
    },
  ],
  ['a page less', (_files, { tables }) => void tables.people!.pages.pop()],
  ['a page twice', (_files, { tables }) => void tables.people!.pages.push(people)],
  ['a row more', (_files, { tables }) => void (tables.people!.rows += 1)],
  ['a wrong hash', (_files, { entries }) => void (entries[people]!.sha256 = '0'.repeat(64))],
  ['an entry that is not listed', (files) => void (files['images/more.webp'] = image)],
  ['an entry that is missing', (files) => void delete files['images/posts/one.webp']],
  ['a path outside', (files) => void (files['images/../../evil.webp'] = image)],
  ['an absolute path', (files) => void (files['/etc/passwd'] = image)],
  ['an image with a path outside', (_files, { images }) => void (images[0]!.name = '../evil.webp')],
  ['a bomb', (files) => void (files['rows/people/9.ndjson'] = new Uint8Array(20 * 1024 * 1024))],
  ['another format', (_files, manifest) => void (manifest.format = 2)],
  ['no tables', (_files, manifest) => void delete (manifest as Partial<Manifest>).tables],
  ['null for a table', (_files, { tables }) => void Object.assign(tables, { people: null })],
  ['a number for a page', (_files, { tables }) => void Object.assign(tables.people!, { pages: [1] })],
  ['null for an image', (_files, { images }) => void Object.assign(images, [null])],
  ['null for an entry', (_files, { entries }) => void Object.assign(entries, { [people]: null })],
])('BK2 a file with %s is rejected', async (_, change) => {
  expect(await outcomeOf(await repacked(await savedFile(), change))).toBe('rejected');
});

test('BK2 a bomb that declares a small size is rejected', async () => {
  const bomb = await repacked(await savedFile(), (files) => void (files[people] = new Uint8Array(4 * 1024 * 1024)));
  const view = new DataView(bomb.buffer);
  // The list of entries repeats the size that the page had.
  for (let at = 0; at < bomb.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === 4 * 1024 * 1024)
      view.setUint32(at + 24, 500, true);
  expect(await outcomeOf(bomb)).toBe('rejected');
});

test('BK2 a list of entries that is too long for its entries is rejected before it is read', async () => {
  const ending = new Uint8Array(22);
  const size = 2 ** 31;
  const view = new DataView(ending.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, 3, true);
  view.setUint16(10, 3, true);
  view.setUint32(12, size - ending.length, true);
  const read = jest.fn(async (from: number, to: number) => {
    if (to - from > ending.length) throw new Error('read into memory');
    return ending;
  });
  await expect(verifyFile({ size, read })).rejects.toThrow(BackupError);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a repacked file without changes is valid', async () => {
  expect(await outcomeOf(await repacked(await savedFile(), () => {}))).toEqual(whole);
});
