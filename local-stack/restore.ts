// `npm run restore -- <file>`: restores a saved file into a new project; --local for the running local stack,
// --replace-sample if the project has sample content.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deleteLeftBehind, deleteOnExit } from 'config/files';
import { readArguments } from 'config/read-arguments';
import { runCommand, UserError } from '../config/run-command.mjs';
import { openSavedFile } from './backups/file.ts';
import { chosenProject } from './backups/project.ts';
import { projectRequests, RejectedError, retryLostRequests } from './backups/project-requests.ts';
import { withUpgradedFile } from './backups/upgrade-file.ts';
import { BackupError } from 'domain/backup/manifest';
import { restoreFile, rowCount } from 'domain/backup/restore';
import { verifyFile, type VerifiedFile } from 'domain/backup/verify';

async function main() {
  const { values, positionals } = readArguments(
    'npm run restore -- <file> [--local] [--replace-sample]',
    { local: { type: 'boolean' }, 'replace-sample': { type: 'boolean' } },
    1,
  );
  const [name] = positionals;
  if (!name) throw new UserError('Name the file: npm run restore -- <file>');
  const file = await openSavedFile(name);
  try {
    const verified = await verifyFile(file);
    console.log('The file is complete. Restoring …');
    const target = projectRequests(await chosenProject(values.local));
    const restore = (one: VerifiedFile) =>
      restoreFile(one, target, { replacesSample: values['replace-sample'], retry: retryLostRequests() });
    await restore(verified).catch(async (error: unknown) => {
      if (!(error instanceof RejectedError)) throw error;
      if (error.hint === 'sample')
        throw new UserError('The project has sample content: add --replace-sample if it may be replaced.');
      if (error.hint !== 'older') throw error;
      console.log('The file was saved by an earlier version. Upgrading it first …');
      deleteTemporaryFilesOnExit();
      await withUpgradedFile(verified, await target.schemaVersion(), restore);
    });
    const { manifest } = verified;
    console.log(
      `Restored ${rowCount(manifest)} rows and ${manifest.images.length} images. Set up again: ${setUpAgain}.`,
    );
  } finally {
    await file.close();
  }
}

/** Upgrading a file writes clients' data to temporary folders, which an interrupted command must not leave behind. */
function deleteTemporaryFilesOnExit() {
  // Short, because the path of the database's socket is limited.
  deleteLeftBehind(os.tmpdir(), 'cs');
  const folder = mkdtempSync(path.join(os.tmpdir(), `cs.${process.pid}.`));
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder });
  deleteOnExit(folder);
}

const setUpAgain = 'the owner’s account, the mail server’s password and the calendars';

await runCommand(main, BackupError);
