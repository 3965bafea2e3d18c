import { localKeys } from '../backend/local-keys.mjs';
import { askForProject } from '../owner/project.mjs';
import { addressesOf, readSettings } from '../stack/settings.mjs';

/**
 * Returns the local stack's address and key, or asks for those of a hosted project.
 *
 * @param {boolean} [isLocal]
 * @returns {Promise<import('../owner/project.mjs').Project>}
 */
export async function chosenProject(isLocal) {
  if (!isLocal) return askForProject();
  const { ports, dataDir } = readSettings(process.env);
  return { url: addressesOf(ports).api, secretKey: localKeys(dataDir).secretKey };
}
