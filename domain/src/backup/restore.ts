import { attempts, type Attempt, type AttemptOptions } from './attempts.ts';
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
  /** Rejects if the restore was stopped or replaced by another one. */
  goOn(restoreId: string): Promise<void>;
  page(page: { restore_id: string; table_name: string; page: number; part: number; lines: string }): Promise<void>;
  uploadImage(image: StoredImage, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  removeImages(names: string[]): Promise<void>;
  /** Stores all pages, or none. */
  commit(restoreId: string): Promise<void>;
  /** Prevents a later commit, and says how the restore ended. */
  cancel(restoreId: string): Promise<'cancelled' | 'committed' | 'ended'>;
};

export type RestoreProgress = {
  rows: number;
  ofRows: number;
  images: number;
  ofImages: number;
  /** All is uploaded, and the rows are being stored. It can no longer be canceled. */
  isStoring: boolean;
};

export type RestoreOptions = AttemptOptions & {
  replacesSample?: boolean;
  onProgress?: (progress: RestoreProgress) => void;
};

/** Characters per upload. JSON doubles some of them, and requests are limited to a megabyte. */
const partLength = 200_000;

/**
 * Restores a verified file into an empty project, as a whole or not at all: images are uploaded first and removed if the rows are
 * rejected, and one call stores all rows. Every request may be repeated.
 */
export async function restoreFile(file: VerifiedFile, target: RestoreTarget, options: RestoreOptions = {}) {
  const { replacesSample = false, onProgress, signal } = options;
  const { manifest } = file;
  const attempt = attempts(options);
  const { restore_id, leftover_images } = await attempt('overview', () =>
    target.begin(partsOf(manifest), replacesSample),
  );
  let progress: RestoreProgress = {
    rows: 0,
    ofRows: rowCount(manifest),
    images: 0,
    ofImages: manifest.images.length,
    isStoring: false,
  };
  const report = (more: Partial<RestoreProgress> = {}) => {
    progress = { ...progress, ...more };
    onProgress?.(progress);
  };
  const uploaded: string[] = [];
  try {
    report();
    if (leftover_images.length > 0) await attempt('images', () => target.removeImages(leftover_images));
    await uploadImages(file, restore_id, { target, attempt, report, uploaded });
    await uploadRows(file, restore_id, { target, attempt, report });
    signal?.throwIfAborted();
    report({ isStoring: true });
    await attempt('storing', () => target.commit(restore_id));
  } catch (error) {
    // The next restore removes leftovers.
    const outcome = await target.cancel(restore_id).catch(() => undefined);
    // The answer to the commit was lost.
    if (outcome === 'committed') return;
    if (outcome === 'cancelled' && uploaded.length > 0) await target.removeImages(uploaded).catch(() => {});
    throw error;
  }
}

/** The number of saved rows. */
export const rowCount = ({ tables }: Pick<Manifest, 'tables'>) =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

type Upload = { target: RestoreTarget; attempt: Attempt; report: (more: Partial<RestoreProgress>) => void };

async function uploadImages(
  { manifest, zip }: VerifiedFile,
  restoreId: string,
  { target, attempt, report, uploaded }: Upload & { uploaded: string[] },
) {
  for (const [index, image] of manifest.images.entries()) {
    const bytes = await zip.read(image.entry);
    await attempt('images', async (isRepeated) => {
      await target.goOn(restoreId);
      // The answer to the first upload may have been lost.
      if (isRepeated) await target.removeImages([image.name]);
      uploaded.push(image.name);
      await target.uploadImage(image, bytes);
    });
    report({ images: index + 1 });
  }
}

async function uploadRows({ manifest, zip }: VerifiedFile, restore_id: string, { target, attempt, report }: Upload) {
  let rows = 0;
  for (const [table_name, { pages }] of Object.entries(manifest.tables)) {
    for (const [page, entry] of pages.entries()) {
      const lines = new TextDecoder().decode(await zip.read(entry));
      for (const [part, text] of partsOfText(lines).entries())
        await attempt(table_name, () => target.page({ restore_id, table_name, page, part, lines: text }));
      rows += lines.split('\n').length - 1;
      report({ rows });
    }
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
