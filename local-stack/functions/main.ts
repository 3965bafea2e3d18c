import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../config/run-command.mjs';
import { localKeys, type LocalKeys } from '../backend/local-keys.ts';
import { closeServer, createServer } from '../stack/listen.ts';
import { serveUntilShutdown } from '../stack/serve-until-shutdown.ts';
import { projectRoot } from '../../config/files.mjs';
import { addressesOf, readSettings, type StackSettings } from '../stack/settings.ts';
import { startEdgeFunction } from './edge-function.ts';
import { createFunctionsHandler } from './functions-handler.ts';
import { scheduleFunctions } from './schedule.ts';
import type { AddressInfo } from 'node:net';

await runCommand(async () => {
  const settings = readSettings(process.env);
  const keys = localKeys(settings.dataDir);
  const cacheFolder = path.join(settings.dataDir, 'deno');
  await mkdir(cacheFolder, { recursive: true });
  const options = { secrets: secretsFor(settings, keys), cacheFolder };
  const functions = await Promise.all((await functionNames()).map((name) => startEdgeFunction(name, options)));
  const server = createServer(createFunctionsHandler(functions));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const schedule = process.env.FUNCTIONS_SCHEDULE === 'off' ? [] : [scheduleFunctions(functions, keys.secretKey)];
  const stopFunctions = { close: async () => functions.forEach((one) => one.stop()) };
  const { port } = server.address() as AddressInfo;
  serveUntilShutdown([...schedule, stopFunctions, { close: () => closeServer(server) }], `http://127.0.0.1:${port}`);
});

async function functionNames() {
  const folder = path.join(projectRoot, 'supabase/functions');
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((one) => one.isDirectory() && existsSync(path.join(folder, one.name, 'index.ts')))
    .map(({ name }) => name);
}

/** The secrets that a hosted project gets by `supabase secrets set`. */
function secretsFor({ ports }: StackSettings, { publishableKey, secretKey }: LocalKeys) {
  const addresses = addressesOf(ports);
  return {
    SUPABASE_URL: addresses.api,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(ports.SMTP_PORT),
    SMTP_SECURE: 'false',
    SITE_URL: addresses.site,
    CALENDARS_ON_THIS_COMPUTER: process.env.CALENDARS_ON_THIS_COMPUTER ?? 'false',
  };
}
