import { attempts, type AttemptOptions } from './attempts.ts';
import {
  BackupError,
  backupFormat,
  isSafeImageName,
  largestContent,
  manifestEntry,
  manifestHashEntry,
} from './manifest.ts';
import type { EntryFacts, Manifest, SavedImage, SavedState, SavedTable, StoredImage } from './manifest.ts';
import { sha256 } from '../sha256.ts';
import { createZipWriter, type ByteSink } from './zip-writer.ts';

/** A page of a table: a JSON object per line, and the key after which the next page begins. */
export type RowPage = { rows: number; lines: string; fingerprint: string; after: unknown };

export type SaveSource = {
  state(): Promise<SavedState>;
  rows(table: string, after: unknown): Promise<RowPage>;
  /** Null if the image is gone. */
  image(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
};

export type SaveProgress = { part: string; rows: number; ofRows: number; images: number; ofImages: number };

export type SaveOptions = AttemptOptions & { projectVersion: string; onProgress?: (progress: SaveProgress) => void };

type ReadTable = Omit<SavedTable, 'columns'>;

const maxRounds = 5;

/**
 * Saves all tables and images to one file and returns its manifest. The file equals the database at one moment: after reading,
 * it compares every table with a single snapshot and reads those again that have changed.
 */
export async function saveEverything(source: SaveSource, sink: ByteSink, options: SaveOptions): Promise<Manifest> {
  const { projectVersion, onProgress } = options;
  const attempt = attempts(options);
  const zip = createZipWriter(sink);
  const entries: Record<string, EntryFacts> = {};
  const tables = new Map<string, ReadTable>();
  const images = new Map<string, SavedImage>();
  const lost = new Set<string>();
  let content = 0;

  const add = async (name: string, bytes: Uint8Array<ArrayBuffer>, isCompressed: boolean) => {
    content += bytes.length;
    if (content > largestContent) throw new BackupError('There is more to save than fits in one file (3.5 GB).');
    entries[name] = { bytes: bytes.length, sha256: await sha256(bytes) };
    await zip.add(name, bytes, { isCompressed });
    return entries[name].sha256;
  };
  const report = (part: string, state: SavedState, rows: number) =>
    onProgress?.({
      part,
      rows: rows + [...tables.values()].reduce((sum, table) => sum + table.rows, 0),
      ofRows: Object.values(state.tables).reduce((sum, table) => sum + table.rows, 0),
      images: images.size,
      ofImages: state.images.length,
    });

  const pageCounts = new Map<string, number>();
  const readTable = async (name: string, state: SavedState) => {
    tables.delete(name);
    const pages: string[] = [];
    const hashes: string[] = [];
    let rows = 0;
    let fingerprint = 0n;
    let after: unknown = null;
    do {
      const last = after;
      report(name, state, rows);
      const page = await attempt(name, () => source.rows(name, last));
      after = page.after;
      rows += page.rows;
      fingerprint += BigInt(page.fingerprint);
      if (page.rows === 0) break;
      // Pages are numbered on when a table is read again, because an entry cannot be replaced.
      const number = (pageCounts.get(name) ?? 0) + 1;
      pageCounts.set(name, number);
      const entry = `rows/${name}/${number}.ndjson`;
      pages.push(entry);
      hashes.push(await add(entry, new TextEncoder().encode(`${page.lines}\n`), true));
    } while (after !== null);
    tables.set(name, { rows, fingerprint: String(fingerprint), pages, sha256: await sha256(hashes.join('')) });
  };
  const readImage = async (image: StoredImage, state: SavedState) => {
    if (!isSafeImageName(image.name))
      throw new BackupError(`The image "${image.name}" has a name that cannot be saved.`);
    report('images', state, 0);
    const bytes = await attempt('images', () => source.image(image.name));
    if (!bytes) {
      lost.add(image.name);
      return;
    }
    lost.delete(image.name);
    const entry = `images/${image.name}`;
    await add(entry, bytes, false);
    images.set(image.name, { ...image, size: bytes.length, entry });
  };

  const manifestOf = (state: SavedState): Manifest => ({
    format: backupFormat,
    project_version: projectVersion,
    schema_version: state.schema_version,
    saved_at: new Date().toISOString(),
    tables: Object.fromEntries(
      Object.entries(state.tables).flatMap(([name, { columns }]) => {
        const read = tables.get(name);
        return read ? [[name, { ...read, columns }]] : [];
      }),
    ),
    images: state.images.flatMap(({ name }) => images.get(name) ?? []),
    lost_images: state.images.flatMap(({ name }) => (lost.has(name) ? [name] : [])),
    entries,
  });

  let state = await attempt('overview', () => source.state());
  for (let round = 0; round < maxRounds; round += 1) {
    const changed = Object.keys(state.tables).filter((name) => !isSame(state, name, tables.get(name)));
    const missing = state.images.filter(({ name }) => !images.has(name) && !(round > 1 && lost.has(name)));
    if (round > 0 && changed.length + missing.length === 0) {
      const manifest = manifestOf(state);
      const bytes = new TextEncoder().encode(JSON.stringify(manifest, null, 1));
      await zip.add(manifestEntry, bytes);
      await zip.add(manifestHashEntry, new TextEncoder().encode(await sha256(bytes)));
      await zip.end();
      report('done', state, 0);
      return manifest;
    }
    for (const name of changed) await readTable(name, state);
    for (const image of missing) await readImage(image, state);
    state = await attempt('overview', () => source.state());
  }
  throw new BackupError('The content kept changing while it was saved. Please try again in a quiet moment.');
}

const isSame = ({ tables }: SavedState, name: string, read: ReadTable | undefined) =>
  read !== undefined && read.rows === tables[name]?.rows && read.fingerprint === tables[name].fingerprint;
