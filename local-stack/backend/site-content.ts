import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../config/run-command.mjs';
import { seedOnce } from './migrations.ts';
import type { Connection } from './database.ts';

/**
 * Fills a new database with the seed, or with a sample coach instead. A database that has its content keeps it.
 *
 * @param sample the name of a file in `samples`
 * @throws {UserError} if there is no such sample, or the database has other content
 */
export async function fillSite(connection: Connection, supabaseFolder: string, sample?: string) {
  const names = (await readdir(path.join(supabaseFolder, 'samples'))).map((file) => path.basename(file, '.sql'));
  if (sample && !names.includes(sample))
    throw new UserError(`There is no sample "${sample}": choose ${names.toSorted().join(' or ')}.`);
  const { driver } = connection;
  const loaded: { path: string }[] = await driver`select path from supabase_migrations.seed_files`;
  const isLoaded = (name: string) => loaded.some((file) => file.path === `${name}.sql`);
  if (sample ? isLoaded(sample) : names.some(isLoaded)) return;
  if (!sample) return seedOnce(connection, path.join(supabaseFolder, 'seed.sql'));
  const [filled] = await driver`
    select 1 from public.site_settings_la2024 union all select 1 from public.bookings_la2024 limit 1`;
  if (filled)
    throw new UserError(
      `The database already has content: run "npm run reset" first, or set DATA_DIR to another folder for ${sample}.`,
    );
  await seedOnce(connection, path.join(supabaseFolder, 'samples', `${sample}.sql`));
}
