// `npm run reset`: forgets all local data, so that the next start begins with the seed.
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkDataFolder } from './stack/checks.mjs';
import { runningStack } from './stack/running-lock.mjs';
import { readSettings } from './stack/settings.mjs';
import { StartError } from './stack/start-error.mjs';

/** What a start writes. Anything else in the folder is not ours to delete. */
const ours = ['backend', 'deno', 'keys.json', 'logs', 'mail', 'running'];

try {
  const settings = readSettings(process.env);
  const { dataDir } = settings;
  if (existsSync(dataDir)) await forget(settings);
  console.log(`Nothing is left of the local data in ${dataDir}. "npm start" begins afresh.`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** @param {import('./stack/settings.mjs').StackSettings} settings */
async function forget(settings) {
  const { dataDir } = settings;
  await checkDataFolder(settings);
  const holder = runningStack(dataDir) ?? runningStack(path.join(dataDir, 'backend'));
  if (holder) throw new StartError(`Something still runs on ${dataDir} (process ${holder}): end it, then reset.`);
  const names = (await readdir(dataDir)).filter((name) => ours.includes(name));
  await Promise.all(names.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })));
}
