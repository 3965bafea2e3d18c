import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { storageError } from './storage-error.mjs';
import { checkUpload } from './upload.mjs';

/**
 * @typedef {import('./caller.mjs').Caller} Caller
 * @typedef {import('./upload.mjs').Upload} Upload
 * @typedef {{ eTag: string, size: number, mimetype: string, cacheControl: string, lastModified: string }} Metadata
 * @typedef {{ id: string, name: string, version: string, created_at: string, updated_at: string, metadata: Metadata }} ObjectRow
 * @typedef {import('postgres').TransactionSql} Transaction
 */

// The names that Supabase's storage accepts.
const validName = /^(\w|\/|!|-|\.|\*|'|\(|\)| |&|\$|@|=|;|:|\+|,|\?)+$/;

/**
 * Reads and changes objects: their rows with the caller's rights, so that policies decide, and their bytes in a folder. Each
 * version is a file with a generated name, so that no user input becomes a path and no reader sees a half-written file.
 *
 * @param {import('../database.mjs').Connection} connection
 * @param {string} folder
 */
export function createObjects({ driver }, folder) {
  /** @param {string} version */
  const fileOf = (version) => path.join(folder, version);

  /** @param {string} version */
  const removeFile = (version) => rm(fileOf(version), { force: true });

  /** @param {string} version @param {Buffer} bytes */
  const writeVersion = async (version, bytes) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${fileOf(version)}.part`, bytes, { mode: 0o600 });
    await rename(`${fileOf(version)}.part`, fileOf(version));
  };

  /**
   * Runs `work` as the caller, in a transaction.
   *
   * @template Result
   * @param {Caller} caller
   * @param {(transaction: Transaction) => Promise<Result>} work
   * @returns {Promise<Result>}
   */
  const as = async ({ role, claims }, work) => {
    const sub = typeof claims.sub === 'string' ? claims.sub : '';
    const result = await driver.begin(async (transaction) => {
      // The library's auth.uid() reads the first, a hosted project's the second.
      await transaction`
        select set_config('request.jwt.claim.sub', ${sub}, true), set_config('request.jwt.claim.role', ${role}, true),
          set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${role}, true)`;
      return work(/** @type {Transaction} */ (/** @type {unknown} */ (transaction)));
    });
    return /** @type {Result} */ (result);
  };

  return {
    /**
     * Finds an object of a public bucket, regardless of the caller.
     *
     * @param {string} bucket
     * @param {string} name
     * @returns {Promise<ObjectRow | undefined>}
     */
    async find(bucket, name) {
      const [row] = await driver`
        select object.* from storage.objects as object join storage.buckets as bucket on bucket.id = object.bucket_id
        where bucket.public and bucket.id = ${bucket} and object.name = ${name}`;
      return /** @type {ObjectRow | undefined} */ (row);
    },

    /** @param {ObjectRow} object */
    read: ({ version }) => readFile(fileOf(version)),

    /**
     * @param {Caller} caller
     * @param {{ bucket: string, name: string }} place
     * @param {Upload} upload
     */
    async put(caller, { bucket, name }, upload) {
      const [known] =
        await driver`select file_size_limit, allowed_mime_types from storage.buckets where id = ${bucket}`;
      if (!known) throw storageError('noBucket', 'Bucket not found');
      if (!isValidName(name)) throw storageError('invalidKey', `Invalid key: ${name}`);
      checkUpload(upload, /** @type {Parameters<typeof checkUpload>[1]} */ (/** @type {unknown} */ (known)));

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

    /**
     * @param {Caller} caller
     * @param {{ bucket: string, names: string[] }} which
     * @returns {Promise<{ version: string }[]>} what was there and could be removed
     */
    async remove(caller, { bucket, names }) {
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

/** @param {string} name */
function isValidName(name) {
  return name.length <= 1024 && validName.test(name) && !name.endsWith('/') && !name.split('/').includes('..');
}

/**
 * @param {Upload} upload
 * @returns {Metadata}
 */
function metadataOf({ bytes, type, cacheControl }) {
  return {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.length,
    mimetype: type,
    cacheControl,
    lastModified: new Date().toISOString(),
  };
}
