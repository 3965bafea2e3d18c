// `npm run reset`: deletes all local data, so that the next start begins with the seed.
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from '../config/read-arguments.mjs';
import { runCommand, UserError } from '../config/run-command.mjs';
import { checkDataFolder } from './stack/checks.ts';
import { runningStack } from './stack/running-lock.ts';
import { readSettings, type StackSettings } from './stack/settings.ts';

/** The files that the stack creates. Other files in the folder are not deleted. */
const ours = ['backend', 'deno', 'keys.json', 'logs', 'mail', 'running'];

await runCommand(async () => {
  readArguments('npm run reset', {});
  const settings = readSettings(process.env);
  const { dataDir } = settings;
  const deleted = existsSync(dataDir) ? await forget(settings) : [];
  console.log(
    deleted.length > 0
      ? `Deleted the local data in ${dataDir}. "npm start" starts with the seed.`
      : `There is no local data in ${dataDir}. If it is elsewhere, name its folder with DATA_DIR.`,
  );
});

async function forget(settings: StackSettings) {
  const { dataDir } = settings;
  await checkDataFolder(settings);
  const holder = runningStack(dataDir) ?? runningStack(path.join(dataDir, 'backend'));
  if (holder) throw new UserError(`The stack is still running on ${dataDir} (process ${holder}): stop it first.`);
  const names = (await readdir(dataDir)).filter((name) => ours.includes(name));
  await Promise.all(names.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })));
  return names;
}
