import { UserError } from '../../config/run-command.mjs';
import { ask } from './prompt.ts';

export type Project = { url: string; secretKey: string };

/** Asks for a project's address and secret key, which the environment may answer. */
export async function askForProject(): Promise<Project> {
  const url = (await ask('Project URL', { variable: 'SUPABASE_URL' })).replace(/\/+$/, '');
  if (!isSafeAddress(url)) throw new UserError(`"${url}" is not the URL of a project, like https://abc.supabase.co.`);
  return { url, secretKey: await ask('Secret key', { variable: 'SUPABASE_SECRET_KEY', isHidden: true }) };
}

/** Requires https unless the project is on this machine, because the requests carry the secret key and private data. */
function isSafeAddress(text: string) {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}
