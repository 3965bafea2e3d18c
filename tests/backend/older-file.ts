import { cp, open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyMigrations } from '../../local-stack/backend/migrations.ts';
import { withScratchDatabase } from '../../local-stack/backend/scratch-database.ts';
import { databaseRequests } from '../../local-stack/backups/database-requests.ts';
import { openSavedFile } from '../../local-stack/backups/file.ts';
import { withUpgradedFile } from '../../local-stack/backups/upgrade-file.ts';
import { projectRoot } from '../../config/files.mjs';
import { saveEverything } from 'domain/backup/save';
import { verifyFile } from 'domain/backup/verify';
import type { Connection } from '../../local-stack/backend/database.ts';

const migrations = path.join(projectRoot, 'supabase/migrations');
const oldest = '20261123140952';
const filled = '20261123105750';
/** A minimal WebP image. */
const image = new Uint8Array(Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64'));

async function saveTo(connection: Connection, file: string) {
  const database = databaseRequests(connection);
  const handle = await open(file, 'w');
  await saveEverything(
    {
      ...database,
      state: async () => ({
        ...(await database.state()),
        images: [{ name: 'posts/one.webp', type: 'image/webp', size: image.length, cache_control: null }],
      }),
      image: async () => image,
    },
    async (chunk) => void (await handle.write(chunk)),
    { projectVersion: '0.1.0' },
  );
  await handle.close();
}

/**
 * Saves a project at the oldest version that can be saved to `older.zip` in a folder, upgrades it, and saves it again to
 * `upgraded.zip`.
 */
export async function saveOlderFile(folder: string) {
  await withScratchDatabase(
    async (connection) => {
      const rows = await readFile(path.join(import.meta.dirname, `upgrades/${filled}.sql`), 'utf8');
      await connection.driver.unsafe(rows);
      await applyMigrations(connection, migrations, { until: oldest });
      // Emails that are due would be changed by restoring them.
      await connection.driver.unsafe('select private.finish_restore()');
      await saveTo(connection, path.join(folder, 'older.zip'));
      await applyMigrations(connection, migrations);
      await saveTo(connection, path.join(folder, 'upgraded.zip'));
    },
    { migrate: (connection) => applyMigrations(connection, migrations, { until: filled }) },
  );
}

/** Returns the row that a migration that fills a column makes of the older file. */
export async function upgradedByLaterMigration(folder: string) {
  const later = '29990101000000';
  const withLater = path.join(folder, 'migrations');
  await cp(migrations, withLater, { recursive: true });
  await writeFile(
    path.join(withLater, `${later}_headlines.sql`),
    `alter table public.testimonials_la2024 add column headline text not null default '';
    update public.testimonials_la2024 set headline = 'By ' || name where true;`,
  );
  const file = await openSavedFile(path.join(folder, 'older.zip'));
  let upgraded: unknown;
  await withUpgradedFile(
    await verifyFile(file),
    later,
    async ({ manifest, zip }) => {
      const [page = ''] = manifest.tables.testimonials_la2024?.pages ?? [];
      upgraded = JSON.parse(new TextDecoder().decode(await zip.read(page)));
    },
    { migrations: withLater },
  );
  await file.close();
  await rm(withLater, { recursive: true });
  return upgraded;
}
