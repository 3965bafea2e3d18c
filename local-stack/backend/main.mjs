import { checkDataFolder } from '../stack/checks.mjs';
import { serveUntilTold } from '../stack/serve-until-told.mjs';
import { addressesOf, readSettings } from '../stack/settings.mjs';
import { StartError } from '../stack/start-error.mjs';
import { startBackend } from './backend.mjs';
import { keepRefusalsQuiet } from './quiet-refusals.mjs';

/*
  Beside the ports and DATA_DIR of the stack: DATABASE_URL, a PostgreSQL server in place of the embedded database;
  FUNCTIONS_URL, where the functions run; TRUST_PROXY=1, when a proxy of one's own says where requests come from;
  SEED_FILE, more rows to fill in once.
*/
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
