import { runCommand } from '../../config/run-command.mjs';
import { checkDataFolder, checkPorts } from '../stack/checks.ts';
import { serveUntilShutdown } from '../stack/serve-until-shutdown.ts';
import { addressesOf, readSettings } from '../stack/settings.ts';
import { startBackend } from './backend.ts';
import { silenceExpectedErrors } from './silence-expected-errors.ts';

/*
  Besides the ports and DATA_DIR: DATABASE_URL, a PostgreSQL server instead of the embedded database; FUNCTIONS_URL, where
  the functions run; TRUST_PROXY=1, if a proxy in front sets the client's address; SAMPLE, a sample coach for a new database;
  SEED_FILE, additional SQL to run once.
*/
await runCommand(async () => {
  silenceExpectedErrors();
  const settings = readSettings(process.env);
  await checkDataFolder(settings);
  const { API_PORT, SMTP_PORT } = settings.ports;
  await checkPorts({ ports: { API_PORT } });
  const addresses = addressesOf(settings.ports);
  const backend = await startBackend({
    dataDir: settings.dataDir,
    apiPort: API_PORT,
    smtpPort: SMTP_PORT,
    siteUrl: addresses.site,
    databaseUrl: process.env.DATABASE_URL,
    functionsUrl: process.env.FUNCTIONS_URL,
    isBehindProxy: process.env.TRUST_PROXY === '1',
    sample: process.env.SAMPLE,
    moreRows: process.env.SEED_FILE,
  });
  serveUntilShutdown([backend], addresses.api);
});
