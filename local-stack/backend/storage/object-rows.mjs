/**
 * @typedef {import('./caller.mjs').Caller} Caller
 * @typedef {{ id: string, name: string, version: string, created_at: string, updated_at: string, metadata: Metadata }} ObjectRow
 * @typedef {{ eTag: string, size: number, mimetype: string, cacheControl: string, lastModified: string }} Metadata
 * @typedef {import('postgres').TransactionSql} Transaction
 */

/**
 * Reads and writes the tables of storage with the caller's rights, so that policies apply.
 *
 * @param {import('../database.mjs').Connection} connection
 */
export function objectRows({ driver }) {
  return {
    /** @param {string} id */
    async bucket(id) {
      const [bucket] = await driver`select * from storage.buckets where id = ${id}`;
      return bucket;
    },

    /**
     * Reads from a public bucket, regardless of the caller.
     *
     * @param {string} bucket
     * @param {string} name
     * @returns {Promise<ObjectRow | undefined>}
     */
    async publicObject(bucket, name) {
      const [row] = await driver`
        select object.* from storage.objects as object join storage.buckets as bucket on bucket.id = object.bucket_id
        where bucket.public and bucket.id = ${bucket} and object.name = ${name}`;
      return /** @type {ObjectRow | undefined} */ (row);
    },

    /**
     * Runs `work` as the caller, in a transaction.
     *
     * @template Result
     * @param {Caller} caller
     * @param {(transaction: Transaction) => Promise<Result>} work
     * @returns {Promise<Result>}
     */
    async as({ role, claims }, work) {
      const sub = typeof claims.sub === 'string' ? claims.sub : '';
      const result = await driver.begin(async (transaction) => {
        // The library's auth.uid() reads the first, a hosted project's the second.
        await transaction`
          select set_config('request.jwt.claim.sub', ${sub}, true), set_config('request.jwt.claim.role', ${role}, true),
            set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${role}, true)`;
        return work(/** @type {Transaction} */ (/** @type {unknown} */ (transaction)));
      });
      return /** @type {Result} */ (result);
    },
  };
}

/** @typedef {ReturnType<typeof objectRows>} ObjectRows */
