import { localKeys } from '../backend/local-keys.ts';
import { askForProject, type Project } from '../owner/project.ts';
import { addressesOf, readSettings } from '../stack/settings.ts';

/** Returns the local stack's address and key, or asks for those of a hosted project. */
export async function chosenProject(isLocal?: boolean): Promise<Project> {
  if (!isLocal) return askForProject();
  const { ports, dataDir } = readSettings(process.env);
  return { url: addressesOf(ports).api, secretKey: localKeys(dataDir).secretKey };
}
