import type { Manifest, StoredImage } from './manifest.ts';
import type { VerifiedFile } from './verify.ts';

/** The parts of the manifest that the database checks. */
export type RestoreManifest = Pick<Manifest, 'schema_version'> & {
  tables: Record<string, { rows: number; fingerprint: string; columns: string[] }>;
  images: { name: string }[];
};

export type RestoreTarget = {
  /** Rejects unless the project may be restored into. Returns the images that an interrupted restore has left. */
  begin(manifest: RestoreManifest, replacesSample: boolean): Promise<{ restore_id: string; leftover_images: string[] }>;
  page(page: { restore_id: string; table_name: string; page: number; part: number; lines: string }): Promise<void>;
  uploadImage(image: StoredImage, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  removeImages(names: string[]): Promise<void>;
  /** Stores all pages, or none. */
  commit(restoreId: string): Promise<void>;
  /** Prevents a later commit, and says how the restore ended. */
  cancel(restoreId: string): Promise<'cancelled' | 'committed' | 'ended'>;
};

export type RestoreProgress = { rows: number; ofRows: number; images: number; ofImages: number };

export type RestoreOptions = {
  replacesSample?: boolean;
  onProgress?: (progress: RestoreProgress) => void;
  signal?: AbortSignal;
};

/** Characters per upload. JSON doubles some of them, and requests are limited to a megabyte. */
const partLength = 200_000;

/**
 * Restores a verified file into an empty project, as a whole or not at all: images are uploaded first and removed if the rows are
 * rejected, and one call stores all rows.
 */
export async function restoreFile(
  { manifest, zip }: VerifiedFile,
  target: RestoreTarget,
  options: RestoreOptions = {},
) {
  const { replacesSample = false, onProgress, signal } = options;
  const { restore_id, leftover_images } = await target.begin(partsOf(manifest), replacesSample);
  const uploaded: string[] = [];
  const progress = { rows: 0, ofRows: 0, images: 0, ofImages: manifest.images.length };
  for (const { rows } of Object.values(manifest.tables)) progress.ofRows += rows;
  try {
    if (leftover_images.length > 0) await target.removeImages(leftover_images);
    for (const image of manifest.images) {
      signal?.throwIfAborted();
      uploaded.push(image.name);
      await target.uploadImage(image, await zip.read(image.entry));
      progress.images += 1;
      onProgress?.({ ...progress });
    }
    for (const [table_name, { pages }] of Object.entries(manifest.tables)) {
      for (const [page, entry] of pages.entries()) {
        signal?.throwIfAborted();
        const lines = new TextDecoder().decode(await zip.read(entry));
        for (const [part, text] of partsOfText(lines).entries())
          await target.page({ restore_id, table_name, page, part, lines: text });
        progress.rows += lines.split('\n').length - 1;
        onProgress?.({ ...progress });
      }
    }
    signal?.throwIfAborted();
    await target.commit(restore_id);
  } catch (error) {
    // What cannot be removed now, the next restore removes.
    const outcome = await target.cancel(restore_id).catch(() => undefined);
    // The answer to the commit was lost.
    if (outcome === 'committed') return;
    if (outcome === 'cancelled' && uploaded.length > 0) await target.removeImages(uploaded).catch(() => {});
    throw error;
  }
}

const partsOf = ({ schema_version, tables, images }: Manifest): RestoreManifest => ({
  schema_version,
  tables: Object.fromEntries(
    Object.entries(tables).map(([name, { rows, fingerprint, columns }]) => [name, { rows, fingerprint, columns }]),
  ),
  images: images.map(({ name }) => ({ name })),
});

function partsOfText(text: string): string[] {
  const parts = [];
  let from = 0;
  while (from < text.length) {
    let to = Math.min(from + partLength, text.length);
    // Never between the halves of a character.
    if (/[\uD800-\uDBFF]/.test(text[to - 1] ?? '')) to += 1;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}
