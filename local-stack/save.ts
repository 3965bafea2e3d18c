// `npm run save -- <file>`: saves everything of a project to a file; --local for the running local stack.
import { open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from 'config/read-arguments';
import { runCommand, UserError } from '../config/run-command.mjs';
import { chosenProject } from './backups/project.ts';
import { projectRequests, retryLostRequests } from './backups/project-requests.ts';
import { deleteLeftBehind, deleteOnExit, projectRoot } from '../config/files.mjs';
import { saveEverything } from 'domain/backup/save';
import { rowCount } from 'domain/backup/restore';
import { BackupError } from 'domain/backup/manifest';

async function main() {
  const usage = 'npm run save -- [<file>] [--local]';
  const { values, positionals } = readArguments(usage, { local: { type: 'boolean' } }, 1);
  const file = positionals[0] ?? `coach-site-${new Date().toISOString().slice(0, 10)}.zip`;
  const { version } = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  const existing = await stat(file).catch(() => undefined);
  if (existing?.isDirectory()) throw new UserError(`${file} is a folder: name a file in it.`);
  // The rename would replace a device, such as /dev/null.
  if (existing && !existing.isFile()) throw new UserError(`${file} is not a file: name another one.`);
  // Only a complete file gets the name.
  const folder = path.dirname(file);
  const unfinished = path.join(folder, `unfinished-save.${process.pid}.part`);
  deleteOnExit(unfinished);
  const handle = await open(unfinished, 'w', 0o600).catch(({ message }: Error) => {
    throw new UserError(`The file cannot be written: ${message}.`);
  });
  deleteLeftBehind(folder, 'unfinished-save', '.part');
  const source = projectRequests(await chosenProject(values.local));
  const manifest = await saveEverything(source, async (chunk) => void (await handle.write(chunk)), {
    projectVersion: version,
    retry: retryLostRequests(),
  });
  await handle.sync();
  await handle.close();
  await rename(unfinished, file);
  console.log(`Saved ${rowCount(manifest)} rows and ${manifest.images.length} images to ${file}.`);
  for (const name of manifest.lost_images) console.log(`The project lists the image ${name}, but has no file for it.`);
}

await runCommand(main, BackupError);
