import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../stack/settings.mjs';
import { readCatalog } from './types/catalog.mjs';
import { withScratchDatabase } from './scratch-database.mjs';
import { writeTypes } from './types/write-types.mjs';

const file = path.join(projectRoot, 'data-client/src/database.generated.ts');

/** Writes the types of the database; with --check, only says whether the migrations and the written types have parted. */
const wanted = writeTypes(await withScratchDatabase(readCatalog));
const written = await readFile(file, 'utf8').catch(() => '');

if (wanted === written) {
  console.log('The database types follow the migrations.');
} else if (process.argv.includes('--check')) {
  console.error(
    'The database types no longer follow the migrations: run "node local-stack/backend/generate-types.mjs".',
  );
  process.exitCode = 1;
} else {
  await writeFile(file, wanted);
  console.log(`The database types are written to ${path.relative(projectRoot, file)}.`);
}
