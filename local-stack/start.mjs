// `npm start`: builds what changed, starts everything, says where to look, and ends everything on Ctrl-C.
import { buildSite } from './stack/build.mjs';
import { checkDataFolder, checkPorts } from './stack/checks.mjs';
import { runStack } from './stack/run-stack.mjs';
import { takeLock } from './stack/running-lock.mjs';
import { readSettings } from './stack/settings.mjs';
import { StartError } from './stack/start-error.mjs';
import { addressTable } from './stack/table.mjs';
import { toldToEnd } from './stack/told-to-end.mjs';

const startedAt = Date.now();
const toEnd = toldToEnd();

try {
  const settings = readSettings(process.env);
  await checkDataFolder(settings);
  const giveLockBack = takeLock(settings.dataDir);
  process.once('exit', giveLockBack);
  await checkPorts(settings);

  console.log('Building what changed …');
  await buildSite(toEnd.signal);
  console.log('Starting the backend, the functions, the mail inbox and the sites …');
  const stack = await runStack(settings);
  console.log(addressTable(settings, stack.addresses, (Date.now() - startedAt) / 1000));

  const accident = await Promise.race([stack.ended, toEnd.happened]);
  console.error(accident ? `${accident}\nEnding everything.` : '\nEnding everything …');
  await stack.stop();
  process.exit(accident ? 1 : 0);
} catch (error) {
  if (toEnd.signal.aborted) process.exit(0);
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
