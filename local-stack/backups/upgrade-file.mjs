import { mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { applyMigrations, migrationsIn } from '../backend/migrations.mjs';
import { withScratchDatabase } from '../backend/scratch-database.mjs';
import { projectRoot } from '../../config/files.mjs';
import { UserError } from '../../config/run-command.mjs';
import { databaseRequests } from './database-requests.mjs';
import { openSavedFile } from './file.mjs';

const { restoreFile } = await import('domain/backup/restore');
const { saveEverything } = await import('domain/backup/save');
const { verifyFile } = await import('domain/backup/verify');

/** @typedef {import('../../domain/src/backup/verify.ts').VerifiedFile} VerifiedFile */

/** The hashes of links. They are made with a key that is not saved, so those of a restored file are in another table. */
const linkViews = ['booking_links', 'subscription_links'];

/**
 * Runs `work` with the file as a database of another version would have saved it: restores it into a database of its own version,
 * applies the later migrations there, and saves the result.
 *
 * @template Result
 * @param {VerifiedFile} file
 * @param {string} version
 * @param {(upgraded: VerifiedFile) => Promise<Result>} work
 * @param {{ migrations?: string }} [options] the folder of the migrations
 * @returns {Promise<Result>}
 */
export async function withUpgradedFile(file, version, work, options = {}) {
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
      {
        migrate: (connection) => applyMigrations(connection, migrations, { until: file.manifest.schema_version }),
      },
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

/**
 * Saves the upgraded rows with the file's own images.
 *
 * @param {string} name
 * @param {VerifiedFile} file
 * @param {import('../../domain/src/backup/save.ts').SaveSource} database
 */
async function saveTo(name, { manifest, zip }, database) {
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

/** @param {string} folder @param {string[]} versions */
async function requireMigrations(folder, ...versions) {
  const known = await migrationsIn(folder);
  const missing = versions.find((version) => !known.some((one) => one.version === version));
  if (missing)
    throw new UserError(`This copy of the project lacks migration ${missing}. Use the newest copy of the project.`);
}
