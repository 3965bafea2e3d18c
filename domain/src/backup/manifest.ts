/** Version of the file's format. Restoring rejects every other one. */
export const backupFormat = 1;

/** The entry that describes all others, and the one with its hash, both written last. */
export const manifestEntry = 'manifest.json';
export const manifestHashEntry = 'manifest.sha256';

/** A table as the database describes it. The fingerprint identifies its rows in any order. */
export type TableState = { rows: number; fingerprint: string; columns: string[] };

export type StoredImage = { name: string; type: string; size: number; cache_control: string | null };

/** The tables and images to save, as of one moment. */
export type SavedState = { schema_version: string; tables: Record<string, TableState>; images: StoredImage[] };

/** A saved table: its pages in the order of its key, and the SHA-256 of their hashes. */
export type SavedTable = TableState & { pages: string[]; sha256: string };

export type SavedImage = StoredImage & { entry: string };

/** An entry of the file before compression. */
export type EntryFacts = { bytes: number; sha256: string };

export type Manifest = {
  format: number;
  project_version: string;
  schema_version: string;
  saved_at: string;
  tables: Record<string, SavedTable>;
  images: SavedImage[];
  /** Images that have a record in the project, but no file. */
  lost_images: string[];
  /** Every entry but the manifest's. Pages that no table names had changed while they were saved. */
  entries: Record<string, EntryFacts>;
};

/** A file that cannot be restored. The message is for the owner. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The largest entry before compression: one request's worth of rows, or an image. */
export const largestEntry = 16 * 1024 * 1024;

/** The largest file before compression. Formats beyond 4 GB differ. */
export const largestContent = 3.5 * 1024 ** 3;

/** Whether a name stays below `images/` and needs no escaping in a URL. */
export const isSafeImageName = (name: string) =>
  name.length <= 200 && /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name) && !name.includes('..');

/** Whether an entry is one that saving writes. */
export const isKnownEntry = (name: string) =>
  name === manifestEntry ||
  name === manifestHashEntry ||
  /^rows\/[a-z0-9_]{1,63}\/\d{1,6}\.ndjson$/.test(name) ||
  (name.startsWith('images/') && isSafeImageName(name.slice('images/'.length)));
