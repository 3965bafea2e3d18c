import { localSiteConfig } from '../../config/site-config.mjs';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../config/run-command.mjs';

/** Public, and fixed so that it can be built into pages. */
export const publishableKey = localSiteConfig.supabaseKey;

/** The owner in the local seed; never on a hosted project. */
export const localOwner = { email: 'owner@example.com', password: 'coach-owner-local' };

export type LocalKeys = { publishableKey: string; secretKey: string; jwtSecret: string };

/**
 * Returns the keys of a data folder. The secret ones are generated on the first call and stored in `<dataDir>/keys.json`:
 * any page in the developer's browser can reach the local gateway, so they must not be well known.
 */
export function localKeys(dataDir: string): LocalKeys {
  return { publishableKey, ...readSecrets(path.join(dataDir, 'keys.json')) };
}

function readSecrets(file: string): { secretKey: string; jwtSecret: string } {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, JSON.stringify(newSecrets(), null, 2), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return written(file);
}

function written(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UserError(`The keys in ${file} are damaged: delete the file, and the next start creates new ones.`);
  }
}

function newSecrets() {
  return {
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(32).toString('base64url'),
  };
}
