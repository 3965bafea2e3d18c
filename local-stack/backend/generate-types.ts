import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { readArguments } from '../../config/read-arguments.mjs';
import { readCatalog } from './types/catalog.ts';
import { withScratchDatabase } from './scratch-database.ts';
import { writeServices } from './types/write-services.ts';
import { writeTypes } from './types/write-types.ts';

const { check: isCheck } = readArguments('npm run generate:types -- [--check]', {
  check: { type: 'boolean', default: false },
}).values;

/** Writes the types of the database and the services of a new site; with --check, only reports what is out of date. */
const outputs = await withScratchDatabase(async (connection) => ({
  'data-client/src/database.generated.ts': writeTypes(await readCatalog(connection)),
  ...(await writeServices(connection)),
}));

for (const [file, wanted] of Object.entries(outputs)) {
  const target = path.join(projectRoot, file);
  if ((await readFile(target, 'utf8').catch(() => '')) === wanted) {
    console.log(`${file} matches the migrations.`);
  } else if (isCheck) {
    console.error(`${file} does not match the migrations: run "npm run generate:types".`);
    process.exitCode = 1;
  } else {
    await writeFile(target, wanted);
    console.log(`Wrote ${file}.`);
  }
}
