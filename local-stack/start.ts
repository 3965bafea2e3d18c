// `npm start`: builds the changed packages, starts the stack, prints its URLs, and stops it on Ctrl-C. `--sample <name>` fills
// a new database with a sample coach.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config/files.mjs';
import { readArguments } from '../config/read-arguments.mjs';
import { buildSite } from './stack/build.ts';
import { publishPages } from './stack/publish.ts';
import { runUntilShutdown } from './stack/run-until-shutdown.ts';

const { sample } = readArguments('npm run start -- [--sample <name>]', { sample: { type: 'string' } }).values;
if (sample) {
  const samples = readdirSync(path.join(projectRoot, 'supabase/samples')).map((file) => path.basename(file, '.sql'));
  if (!samples.includes(sample)) {
    console.error(`There is no sample "${sample}": choose ${samples.toSorted().join(' or ')}.`);
    process.exit(1);
  }
  process.env.SAMPLE = sample;
}

await runUntilShutdown({
  announcement: 'Building what changed, starting the backend, the functions and the email inbox …',
  build: (signal) => buildSite(signal, console.log),
  beforeReady: publishPages,
});
