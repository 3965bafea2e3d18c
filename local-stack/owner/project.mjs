import { UserError } from '../../config/run-command.mjs';
import { ask } from './prompt.mjs';

/** @typedef {{ url: string, secretKey: string }} Project */

/**
 * Asks for a project's address and secret key, which the environment may answer.
 *
 * @returns {Promise<Project>}
 */
export async function askForProject() {
  const url = (await ask('Project URL', { variable: 'SUPABASE_URL' })).replace(/\/+$/, '');
  if (!isSafeAddress(url)) throw new UserError(`"${url}" is not the URL of a project, like https://abc.supabase.co.`);
  return { url, secretKey: await ask('Secret key', { variable: 'SUPABASE_SECRET_KEY', isHidden: true }) };
}

/**
 * Requires https unless the project is on this machine, because the requests carry the secret key and private data.
 *
 * @param {string} text
 */
function isSafeAddress(text) {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}
