import path from 'node:path';
import { projectRoot } from './places.mjs';

const authLibrary = '@supabase/auth-js/dist/module';

/** What libraries bring in one piece with what we use of them, and what is built in its place. */
const standIns = {
  [`${authLibrary}/lib/webauthn.js`]: 'passkeys',
  [`${authLibrary}/lib/web3/ethereum.js`]: 'wallets',
  'stylis/src/Prefixer.js': 'prefixes',
};

const library = (/** @type {string} */ file) => path.join(projectRoot, 'node_modules', file);

/**
 * Keeps out of our builds what nobody who visits them needs.
 *
 * @param {boolean} isProduction
 * @returns {Record<string, string>} aliases
 */
export function leftOut(isProduction) {
  const replaced = Object.entries(standIns).map(([file, standIn]) => [
    library(file),
    path.join(projectRoot, 'config/webpack/stand-ins', `${standIn}.mjs`),
  ]);
  return {
    ...Object.fromEntries(replaced),
    // Its package names the build with words for developers only.
    ...(isProduction && {
      'react-router$': library('react-router/dist/production/index.mjs'),
      'react-router/dom$': library('react-router/dist/production/dom-export.mjs'),
    }),
  };
}
