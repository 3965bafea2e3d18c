import { DataError } from 'data-client';
import type { Manifest } from 'domain/backup/manifest';
import type { VerifiedFile } from 'domain/backup/verify';
import type { ReadableFile } from 'domain/backup/zip-reader';
import { reasonOf } from '../../list/row-marks';

/** A file that was verified completely and has the version of the project. */
export type CheckedFile = { name: string; size: number; manifest: Manifest; verified: VerifiedFile };

/** Reads parts of a file from disk, so that it is never in memory as a whole. */
const readable = (file: File): ReadableFile => ({
  size: file.size,
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
});

/** Verifies a file for a project of this version. Rejects with a BackupError. */
export async function checkFile(
  file: File,
  schemaVersion: string,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<CheckedFile> {
  const { requireVersion, verifyFile } = await import('domain/backup/verify').catch((cause: unknown) => {
    throw new DataError('offline', { cause });
  });
  const verified = await verifyFile(readable(file), options);
  requireVersion(verified.manifest, schemaVersion);
  return { name: file.name, size: file.size, manifest: verified.manifest, verified };
}

/** Why a file was not restored, in words. */
export function sentenceOf(error: unknown): string {
  if (error instanceof DataError && ['invalid', 'conflict', 'taken'].includes(error.code) && !error.hint)
    return 'This project rejected the rows in the file. Choose another saved file.';
  if (error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name))
    return 'The file was moved or changed and can no longer be read. Choose it again.';
  return error instanceof Error && error.name === 'BackupError' ? error.message : reasonOf(error);
}
