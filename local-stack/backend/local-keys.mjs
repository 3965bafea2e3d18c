import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../stack/start-error.mjs';

/** What a browser may know. Fixed, so that built pages need not be told. */
export const publishableKey = 'sb_publishable_local_coach_site_0000000';

/** The owner that the local seed creates; never on a hosted project. */
export const localOwner = { email: 'owner@example.com', password: 'coach-owner-local', name: 'Lena Ashford' };

/**
 * @typedef {{ publishableKey: string, secretKey: string, jwtSecret: string }} LocalKeys
 */

/**
 * The keys of one data folder. The secret ones are made on the first call and kept in `<dataDir>/keys.json`:
 * any page in the developer's browser can reach the local gateway, so a secret known to everybody would be none.
 *
 * @param {string} dataDir
 * @returns {LocalKeys}
 */
export function localKeys(dataDir) {
  return { publishableKey, ...readSecrets(path.join(dataDir, 'keys.json')) };
}

/**
 * @param {string} file
 * @returns {{ secretKey: string, jwtSecret: string }}
 */
function readSecrets(file) {
  try {
    writeFileSync(file, JSON.stringify(newSecrets(), null, 2), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') {
      mkdirSync(path.dirname(file), { recursive: true });
      return readSecrets(file);
    }
    if (code !== 'EEXIST') throw error;
  }
  return written(file);
}

/** @param {string} file */
function written(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new StartError(`The keys in ${file} are damaged: delete that file, and the next start makes new ones.`);
  }
}

function newSecrets() {
  return {
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(32).toString('base64url'),
  };
}
