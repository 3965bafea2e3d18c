// Preloaded into a backend: logs a line for each password comparison.
import { appendFileSync } from 'node:fs';
import bcrypt from 'bcryptjs';

const { compare } = bcrypt;

/** @type {typeof compare} */
bcrypt.compare = (password, hash) => {
  appendFileSync(/** @type {string} */ (process.env.COMPARISONS_FILE), `${hash.slice(0, 7)}\n`);
  return compare(password, hash);
};
