import { mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { applyMigrations, migrationsIn } from '../backend/migrations.ts';
import { withScratchDatabase } from '../backend/scratch-database.ts';
import { projectRoot } from '../../config/files.mjs';
import { UserError } from '../../config/run-command.mjs';
import { databaseRequests } from './database-requests.ts';
import { openSavedFile } from './file.ts';
import { restoreFile } from 'domain/backup/restore';
import { saveEverything, type SaveSource } from 'domain/backup/save';
import { verifyFile, type VerifiedFile } from 'domain/backup/verify';

/** The hashes of links. They are made with a key that is not saved, so those of a restored file are in another table. */
const linkViews = ['booking_links', 'subscription_links'];

/**
 * Runs `work` with the file as a database of another version would have saved it: restores it into a database of its own version,
 * applies the later migrations there, and saves the result.
 *
 * @param options the folder of the migrations
 */
export async function withUpgradedFile<Result>(
  file: VerifiedFile,
  version: string,
  work: (upgraded: VerifiedFile) => Promise<Result>,
  options: { migrations?: string } = {},
): Promise<Result> {
  const { migrations = path.join(projectRoot, 'supabase/migrations') } = options;
  await requireMigrations(migrations, file.manifest.schema_version, version);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coach-site-upgraded-'));
  const name = path.join(folder, 'upgraded.zip');
  try {
    await withScratchDatabase(
      async (connection) => {
        const database = databaseRequests(connection);
        await restoreFile({ ...file, manifest: { ...file.manifest, images: [] } }, database, { replacesSample: true });
        await applyMigrations(connection, migrations, { until: version });
        await saveTo(name, file, database);
      },
      { migrate: (connection) => applyMigrations(connection, migrations, { until: file.manifest.schema_version }) },
    );
    const upgraded = await openSavedFile(name);
    try {
      return await work(await verifyFile(upgraded));
    } finally {
      await upgraded.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Saves the upgraded rows with the file's own images. */
async function saveTo(name: string, { manifest, zip }: VerifiedFile, database: SaveSource) {
  const handle = await open(name, 'w', 0o600);
  try {
    await saveEverything(
      {
        ...database,
        async state() {
          const { tables, ...state } = await database.state();
          const rest = Object.entries(tables).filter(([table]) => !linkViews.includes(table));
          const images = manifest.images.map(({ entry: _, ...image }) => image);
          return { ...state, images, tables: Object.fromEntries(rest) };
        },
        image: (image) => zip.read(`images/${image}`),
      },
      async (chunk) => void (await handle.write(chunk)),
      { projectVersion: manifest.project_version },
    );
  } finally {
    await handle.close();
  }
}

async function requireMigrations(folder: string, ...versions: string[]) {
  const known = await migrationsIn(folder);
  const missing = versions.find((version) => !known.some((one) => one.version === version));
  if (missing)
    throw new UserError(`This copy of the project lacks migration ${missing}. Use the newest copy of the project.`);
}
