import { isRecord } from '../is-record.ts';
import { sha256 } from '../sha256.ts';
import { BackupError, backupFormat, isSafeImageName, manifestEntry, manifestHashEntry } from './manifest.ts';
import type { Manifest, SavedTable } from './manifest.ts';
import { openZip, type ReadableFile, type ZipReader } from './zip-reader.ts';

export type VerifiedFile = { manifest: Manifest; zip: ZipReader };

const damaged = (detail: string) =>
  new BackupError(`This file is damaged: ${detail}. Copy it again, or choose another saved file.`);

const newer = 'This file was saved by a newer version of the project. Update this project first.';

/**
 * Verifies a saved file completely: the structure of the ZIP file, the hash and size of every entry, and the number and columns
 * of rows. Rejects with a BackupError.
 */
export async function verifyFile(
  file: ReadableFile,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<VerifiedFile> {
  const zip = await openZip(file);
  const manifest = await readManifest(zip);
  const expected = new Set([...Object.keys(manifest.entries), manifestEntry, manifestHashEntry]);
  if (zip.names.length !== expected.size || zip.names.some((name) => !expected.has(name)))
    throw damaged('its entries are not those it lists');

  const rowTables = new Map(
    Object.values(manifest.tables).flatMap((table) => table.pages.map((page) => [page, table])),
  );
  const rowCounts = new Map<SavedTable, number>();
  let verified = 0;
  for (const [name, facts] of Object.entries(manifest.entries)) {
    signal?.throwIfAborted();
    const bytes = await zip.read(name);
    if (bytes.length !== facts.bytes || (await sha256(bytes)) !== facts.sha256) throw damaged(`${name} has changed`);
    const table = rowTables.get(name);
    if (table) rowCounts.set(table, (rowCounts.get(table) ?? 0) + countRows(name, bytes, table));
    verified += 1;
    onProgress?.(verified / zip.names.length);
  }
  for (const [name, table] of Object.entries(manifest.tables)) {
    const hashes = table.pages.map((page) => manifest.entries[page]?.sha256).join('');
    if ((rowCounts.get(table) ?? 0) !== table.rows || (await sha256(hashes)) !== table.sha256)
      throw damaged(`rows of ${name} are missing`);
  }
  return { manifest, zip };
}

/** Requires the version of the project. Throws a BackupError for others; the database rejects them, too. */
export function requireVersion({ schema_version: saved }: Manifest, projectVersion: string) {
  if (saved > projectVersion) throw new BackupError(newer);
  if (saved < projectVersion)
    throw new BackupError(
      'This file was saved by an earlier version of the project. Restore it with the command “npm run restore”, which upgrades it.',
    );
}

async function readManifest(zip: ZipReader): Promise<Manifest> {
  const bytes = await zip.read(manifestEntry);
  const hash = new TextDecoder().decode(await zip.read(manifestHashEntry));
  if ((await sha256(bytes)) !== hash) throw damaged('its list of contents has changed');
  const manifest = parsed(bytes) as Manifest;
  if (manifest?.format > backupFormat) throw new BackupError(newer);
  if (manifest?.format !== backupFormat) throw damaged('it has another format');
  if (!isConsistent(manifest)) throw damaged('its list of contents is incomplete');
  return manifest;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw damaged('it has text that cannot be read');
  }
}

/** Whether the manifest has its parts, names only its own entries, and each page once. */
function isConsistent(manifest: Manifest): boolean {
  const { tables, images, entries, schema_version: version } = manifest;
  if (!isRecord(tables) || !Array.isArray(images) || !isRecord(entries) || !/^\d{14}$/.test(version)) return false;
  if (typeof manifest.project_version !== 'string' || Number.isNaN(Date.parse(manifest.saved_at))) return false;
  if (!Array.isArray(manifest.lost_images)) return false;
  if (![...Object.values(tables), ...images, ...Object.values(entries)].every(isRecord)) return false;
  const named = new Set<string>();
  const isNew = (entry: string) => Object.hasOwn(entries, entry) && !named.has(entry) && named.add(entry).size > 0;
  return (
    Object.entries(tables).every(
      ([name, { pages, columns, rows, fingerprint }]) =>
        Array.isArray(pages) &&
        Array.isArray(columns) &&
        Number.isSafeInteger(rows) &&
        /^\d{1,40}$/.test(fingerprint) &&
        pages.every((page) => String(page).startsWith(`rows/${name}/`) && isNew(page)),
    ) && images.every(({ name, entry }) => isSafeImageName(name) && entry === `images/${name}` && isNew(entry))
  );
}

function countRows(name: string, bytes: Uint8Array, table: SavedTable): number {
  const columns = new Set(table.columns);
  const lines = new TextDecoder().decode(bytes).split('\n');
  if (lines.pop() !== '') throw damaged(`${name} has no end`);
  for (const line of lines) {
    const row = parsed(new TextEncoder().encode(line));
    if (!isRecord(row) || Object.keys(row).length !== columns.size || Object.keys(row).some((key) => !columns.has(key)))
      throw damaged(`${name} has rows of another table`);
  }
  return lines.length;
}
