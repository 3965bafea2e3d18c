import { createHash, randomUUID } from 'node:crypto';
import { storageError } from './storage-error.mjs';
import { checkUpload } from './upload.mjs';

/**
 * @typedef {import('./caller.mjs').Caller} Caller
 * @typedef {import('./object-rows.mjs').ObjectRow} ObjectRow
 * @typedef {import('./upload.mjs').Upload} Upload
 */

// The names that Supabase's storage accepts.
const validName = /^(\w|\/|!|-|\.|\*|'|\(|\)| |&|\$|@|=|;|:|\+|,|\?)+$/;

/**
 * Changes objects with the caller's rights: rows first, so that policies decide, then bytes.
 *
 * @param {{ rows: import('./object-rows.mjs').ObjectRows, files: import('./files.mjs').Files }} parts
 */
export function createObjects({ rows, files }) {
  return {
    /**
     * @param {Caller} caller
     * @param {{ bucket: string, name: string }} place
     * @param {Upload} upload
     */
    async put(caller, { bucket, name }, upload) {
      const known = await rows.bucket(bucket);
      if (!known) throw storageError('noBucket', 'Bucket not found');
      if (!isValidName(name)) throw storageError('invalidKey', `Invalid key: ${name}`);
      checkUpload(upload, /** @type {Parameters<typeof checkUpload>[1]} */ (/** @type {unknown} */ (known)));

      const version = randomUUID();
      const owner = typeof caller.claims.sub === 'string' ? caller.claims.sub : null;
      try {
        const id = await rows.as(caller, async (transaction) => {
          const metadata = transaction.json(metadataOf(upload));
          const row = { bucket_id: bucket, name, owner, owner_id: owner, version, metadata };
          const [stored] = await transaction`insert into storage.objects ${transaction(row)} returning id`;
          await files.write(version, upload.bytes);
          return String(stored?.id);
        });
        return { Id: id, Key: `${bucket}/${name}` };
      } catch (error) {
        await files.remove(version);
        throw error;
      }
    },

    /**
     * @param {Caller} caller
     * @param {{ bucket: string, names: string[] }} which
     * @returns {Promise<ObjectRow[]>} what was there and could be removed
     */
    async remove(caller, { bucket, names }) {
      const removed = await rows.as(
        caller,
        async (transaction) =>
          /** @type {ObjectRow[]} */ (
            /** @type {unknown} */ (
              await transaction`
                delete from storage.objects where bucket_id = ${bucket} and name = any(${names}) returning *`
            )
          ),
      );
      for (const { version } of removed) await files.remove(version);
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
 * @returns {import('./object-rows.mjs').Metadata}
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
