import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { storageError } from './storage-error.ts';
import { checkUpload, type Upload } from './upload.ts';
import type { Caller } from './caller.ts';
import type { TransactionSql } from 'postgres';
import type { Connection } from '../database.ts';

type Metadata = { eTag: string; size: number; mimetype: string; cacheControl: string; lastModified: string };
type ObjectRow = {
  id: string;
  name: string;
  version: string;
  created_at: string;
  updated_at: string;
  metadata: Metadata;
};

// The names that Supabase's storage accepts.
const validName = /^(\w|\/|!|-|\.|\*|'|\(|\)| |&|\$|@|=|;|:|\+|,|\?)+$/;

/**
 * Reads and changes objects: their rows with the caller's rights, so that policies decide, and their bytes in a folder. Each
 * version is a file with a generated name, so that no user input becomes a path and no reader sees a half-written file.
 */
export function createObjects({ driver }: Connection, folder: string) {
  const fileOf = (version: string) => path.join(folder, version);

  const removeFile = (version: string) => rm(fileOf(version), { force: true });

  const writeVersion = async (version: string, bytes: Buffer) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${fileOf(version)}.part`, bytes, { mode: 0o600 });
    await rename(`${fileOf(version)}.part`, fileOf(version));
  };

  /** Runs `work` as the caller, in a transaction. */
  const as = async <Result>(
    { role, claims }: Caller,
    work: (transaction: TransactionSql) => Promise<Result>,
  ): Promise<Result> => {
    const sub = typeof claims.sub === 'string' ? claims.sub : '';
    const result = await driver.begin(async (transaction) => {
      // The library's auth.uid() reads the first, a hosted project's the second.
      await transaction`
        select set_config('request.jwt.claim.sub', ${sub}, true), set_config('request.jwt.claim.role', ${role}, true),
          set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${role}, true)`;
      return work(transaction as unknown as TransactionSql);
    });
    return result as Result;
  };

  return {
    /** Finds an object of a public bucket, regardless of the caller. */
    async find(bucket: string, name: string): Promise<ObjectRow | undefined> {
      const [row] = await driver`
        select object.* from storage.objects as object join storage.buckets as bucket on bucket.id = object.bucket_id
        where bucket.public and bucket.id = ${bucket} and object.name = ${name}`;
      return row as ObjectRow | undefined;
    },

    read: ({ version }: ObjectRow) => readFile(fileOf(version)),

    async put(caller: Caller, { bucket, name }: { bucket: string; name: string }, upload: Upload) {
      const [known] =
        await driver`select file_size_limit, allowed_mime_types from storage.buckets where id = ${bucket}`;
      if (!known) throw storageError('noBucket', 'Bucket not found');
      if (!isValidName(name)) throw storageError('invalidKey', `Invalid key: ${name}`);
      checkUpload(upload, known as unknown as Parameters<typeof checkUpload>[1]);

      const version = randomUUID();
      const owner = typeof caller.claims.sub === 'string' ? caller.claims.sub : null;
      try {
        const id = await as(caller, async (transaction) => {
          const metadata = transaction.json(metadataOf(upload));
          const row = { bucket_id: bucket, name, owner, owner_id: owner, version, metadata };
          const [stored] = await transaction`insert into storage.objects ${transaction(row)} returning id`;
          await writeVersion(version, upload.bytes);
          return String(stored?.id);
        });
        return { Id: id, Key: `${bucket}/${name}` };
      } catch (error) {
        await removeFile(version);
        throw error;
      }
    },

    /** Returns what was there and could be removed. */
    async remove(
      caller: Caller,
      { bucket, names }: { bucket: string; names: string[] },
    ): Promise<{ version: string }[]> {
      const removed = await as(caller, async (transaction) => {
        const rows = await transaction`
          delete from storage.objects where bucket_id = ${bucket} and name = any(${names}) returning *`;
        return rows.map((row) => ({ ...row, version: String(row.version) }));
      });
      for (const { version } of removed) await removeFile(version);
      return removed;
    },
  };
}

function isValidName(name: string) {
  return name.length <= 1024 && validName.test(name) && !name.endsWith('/') && !name.split('/').includes('..');
}

function metadataOf({ bytes, type, cacheControl }: Upload): Metadata {
  return {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.length,
    mimetype: type,
    cacheControl,
    lastModified: new Date().toISOString(),
  };
}
