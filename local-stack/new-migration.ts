// `npm run migration -- <name>`: writes the migration that brings the database to the state that supabase/schemas defines.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from 'config/read-arguments';
import { truncate } from 'domain/truncate';
import { runCommand, UserError } from '../config/run-command.mjs';
import { migrationsIn } from './backend/migrations.ts';
import { catalogOfSchemas, withMigrations } from './schemas/catalogs.ts';
import { writeMigration } from './schemas/write-migration.ts';
import { projectRoot } from '../config/files.mjs';
import type { Difference } from './schemas/compare-catalogs.ts';

await runCommand(async () => {
  const { positionals } = readArguments('npm run migration -- <name> [<folder>]', {}, 2);
  const [name = '', folder = path.join(projectRoot, 'supabase')] = positionals;
  const problem = !/^[a-z][a-z0-9_]*$/.test(name)
    ? 'Name the migration in lower case with underscores, for example: npm run migration -- booking_notes'
    : !existsSync(path.join(folder, 'config.toml')) && `${folder} is not a supabase folder: it has no config.toml.`;
  if (problem) throw new UserError(problem);

  const source = { supabaseFolder: path.resolve(folder), databaseUrl: process.env.DATABASE_URL };
  const wanted = await catalogOfSchemas(source);
  const { statements, left } = await withMigrations(source, (connection) => writeMigration(connection, wanted));
  if (statements.length + left.length === 0) {
    console.log('Nothing to do: the migrations already match supabase/schemas.');
  } else {
    const file = path.join(
      source.supabaseFolder,
      'migrations',
      `${await nextVersion(source.supabaseFolder)}_${name}.sql`,
    );
    // Functions may call each other in any order.
    const head = statements.some((statement) => /function/i.test(statement))
      ? ['set check_function_bodies = off;\n']
      : [];
    await writeFile(file, [...left.map(note), ...head, ...statements.map((statement) => `${statement};\n`)].join('\n'));
    console.log(`Wrote ${path.relative(projectRoot, file)}. Read it, then run "npm run check -- schemas".`);
    // The file has the rows in full.
    for (const difference of left) console.log(truncate(task(difference), 120));
    if (left.length > 0) process.exitCode = 1;
  }
});

/** The current time, or later than the last migration. */
async function nextVersion(supabaseFolder: string) {
  const last = (await migrationsIn(path.join(supabaseFolder, 'migrations'))).at(-1);
  const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 14));
  return Math.max(now, Number(last?.version ?? 0) + 1);
}

function task({ change, kind, name: object }: Difference) {
  const verb = change === 'replace' ? 'change' : change;
  return `To write by hand: ${verb} the ${kind} ${object}`;
}

function note(difference: Difference) {
  const { from, to } = difference;
  const lines = [task(difference)];
  if (from?.created) lines.push(`is      ${from.created}`);
  if (to?.created) lines.push(`becomes ${to.created}`);
  return lines
    .flatMap((text) => text.split('\n'))
    .map((line) => `-- ${line}\n`)
    .join('');
}
