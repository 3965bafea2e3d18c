// `npm run check -- schemas`: fails unless the migrations lead to the database that supabase/schemas defines.
import path from 'node:path';
import { runCommand } from '../config/run-command.mjs';
import { catalogOfMigrations, catalogOfSchemas } from './schemas/catalogs.ts';
import { compareCatalogs } from './schemas/compare-catalogs.ts';
import { projectRoot } from '../config/files.mjs';

await runCommand(async () => {
  const source = {
    supabaseFolder: path.resolve(process.argv[2] ?? path.join(projectRoot, 'supabase')),
    databaseUrl: process.env.DATABASE_URL,
  };
  const [migrated, wanted] = [await catalogOfMigrations(source), await catalogOfSchemas(source)];
  const differences = compareCatalogs(migrated, wanted);

  if (differences.length === 0) {
    console.log(`Migrations and schemas define the same ${wanted.size} objects.`);
  } else {
    const verbs = { add: 'is missing from', remove: 'exists only in', replace: 'differs in' };
    for (const { change, kind, name } of differences)
      console.error(`The ${kind} ${name} ${verbs[change]} the migrations.`);
    console.error('Change supabase/schemas, then run "npm run migration -- <name>".');
    process.exitCode = 1;
  }
});
