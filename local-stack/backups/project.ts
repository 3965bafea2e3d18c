import { UserError } from '../../config/run-command.mjs';
import { localKeys } from '../backend/local-keys.ts';
import { askForProject, type Project } from '../owner/project.ts';
import { runningStack } from '../stack/running-lock.ts';
import { addressesOf, readSettings } from '../stack/settings.ts';

/**
 * Returns the local stack's address and key, or asks for those of a hosted project.
 *
 * @throws {UserError} if the local stack is not running, or not on this port
 */
export async function chosenProject(isLocal?: boolean): Promise<Project> {
  if (!isLocal) return askForProject();
  const { ports, dataDir } = readSettings(process.env);
  if (!runningStack(dataDir))
    throw new UserError(`The local stack is not running on ${dataDir}: run "npm start" first.`);
  const local = { url: addressesOf(ports).api, secretKey: localKeys(dataDir).secretKey };
  if (!(await accepts(local)))
    throw new UserError(
      `The local stack on ${dataDir} is not at ${local.url}: set API_PORT to the port that it was started with.`,
    );
  return local;
}

/** Whether the project's sign-in service answers and accepts the key. Another local stack has another key. */
async function accepts({ url, secretKey }: Project): Promise<boolean> {
  const headers = { apikey: secretKey, Authorization: `Bearer ${secretKey}` };
  const response = await fetch(`${url}/auth/v1/admin/users?per_page=1`, { headers }).catch(() => undefined);
  return response?.ok === true;
}
