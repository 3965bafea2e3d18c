// `npm run save -- <file>`: saves everything of a project to a file; --local for the running local stack.
import 'domain/register';
import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chosenProject } from './backups/project.mjs';
import { projectRequests, retryLostRequests } from './backups/project-requests.mjs';
import { runCommand } from './stack/start-error.mjs';
import { projectRoot } from './stack/settings.mjs';

const { saveEverything } = await import('domain/backup/save');
const { rowCount } = await import('domain/backup/restore');
const { BackupError } = await import('domain/backup/manifest');

async function main() {
  const { values, positionals } = parseArgs({ options: { local: { type: 'boolean' } }, allowPositionals: true });
  const file = positionals[0] ?? `coach-site-${new Date().toISOString().slice(0, 10)}.zip`;
  const source = projectRequests(await chosenProject(values.local));
  const { version } = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  // Only a complete file gets the name.
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    const manifest = await saveEverything(source, async (chunk) => void (await handle.write(chunk)), {
      projectVersion: version,
      retry: retryLostRequests(),
    });
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
    console.log(`Saved ${rowCount(manifest)} rows and ${manifest.images.length} images to ${file}.`);
    for (const name of manifest.lost_images)
      console.log(`The project lists the image ${name}, but has no file for it.`);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

await runCommand(main, BackupError);
