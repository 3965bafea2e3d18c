import { UserError } from '../../config/run-command.mjs';
import { localKeys } from '../backend/local-keys.ts';
import { askForProject, type Project } from '../owner/project.ts';
import { runningStack } from '../stack/running-lock.ts';
import { addressesOf, readSettings } from '../stack/settings.ts';

/**
 * Returns the local stack's address and key, or asks for those of a hosted project.
 *
 * @throws {UserError} if the local stack is not running
 */
export async function chosenProject(isLocal?: boolean): Promise<Project> {
  if (!isLocal) return askForProject();
  const { ports, dataDir } = readSettings(process.env);
  if (!runningStack(dataDir))
    throw new UserError(`The local stack is not running on ${dataDir}: run "npm start" first.`);
  return { url: addressesOf(ports).api, secretKey: localKeys(dataDir).secretKey };
}
