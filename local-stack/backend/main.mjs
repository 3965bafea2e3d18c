import { checkDataFolder } from '../stack/checks.mjs';
import { serveUntilTold } from '../stack/serve-until-told.mjs';
import { addressesOf, readSettings } from '../stack/settings.mjs';
import { StartError } from '../stack/start-error.mjs';
import { startBackend } from './backend.mjs';
import { keepRefusalsQuiet } from './quiet-refusals.mjs';

try {
  keepRefusalsQuiet();
  const settings = readSettings(process.env);
  await checkDataFolder(settings);
  const addresses = addressesOf(settings.ports);
  const backend = await startBackend({
    dataDir: settings.dataDir,
    apiPort: settings.ports.API_PORT,
    smtpPort: settings.ports.SMTP_PORT,
    siteUrl: addresses.site,
    databaseUrl: process.env.DATABASE_URL,
    functionsUrl: process.env.FUNCTIONS_URL,
    isBehindProxy: process.env.TRUST_PROXY === '1',
    moreRows: process.env.SEED_FILE,
  });
  serveUntilTold([backend], addresses.api);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
