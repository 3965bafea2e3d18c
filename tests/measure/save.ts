// `npm run measure:save`: saves a project with 100,000 rows and 200 images, restores it into an empty one, saves that, and prints
// seconds and whether the hashes are equal. Both projects run on the embedded database. Each command ends after five minutes.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { localKeys } from '../../local-stack/backend/local-keys.ts';
import { openSavedFile } from '../../local-stack/backups/file.ts';
import { projectRequests } from '../../local-stack/backups/project-requests.ts';
import { startStack, type HarnessStack } from '../../local-stack/harness.ts';
import { addRows, connectTo } from '../../local-stack/seed/fill.ts';
import { largeTables } from '../../local-stack/seed/large-rows.ts';
import { projectRoot, runTypeScript } from '../../config/files.mjs';
import { readArguments } from '../../config/read-arguments.mjs';
import { rowCount } from 'domain/backup/restore';
import { verifyFile } from 'domain/backup/verify';

readArguments('npm run measure:save', {});

type Stack = HarnessStack;
type Manifest = Awaited<ReturnType<typeof verifyFile>>['manifest'];

const rows: Record<string, number> = {
  bookings: 30_000,
  messages: 30_000,
  subscribers: 30_000,
  testimonials: 9000,
  posts: 1000,
};
const imageCount = 200;
const imageBytes = 200_000;
const maxMs = 300_000;

const folder = await mkdtemp(path.join(os.tmpdir(), 'coach-site-measure-'));
const stacks: Stack[] = [];
try {
  const [source, target] = [await start(), await start()];
  await fill(source);
  const first = path.join(folder, 'first.zip');
  const saving = await run('save', source, first);
  const restoring = await run('restore', target, first, '--replace-sample');
  const second = path.join(folder, 'second.zip');
  await run('save', target, second);
  const [saved, restored] = [await manifestOf(first), await manifestOf(second)];
  const areEqual = JSON.stringify(hashesOf(saved)) === JSON.stringify(hashesOf(restored));
  const { size } = await stat(first);
  console.log(
    `${rowCount(saved).toLocaleString('en-US')} rows and ${saved.images.length} images, ${megabytes(size)} MB:`,
  );
  console.log(`  saved in ${saving.toFixed(0)} s`);
  console.log(`  restored in ${restoring.toFixed(0)} s`);
  console.log(`  the restored project has ${areEqual ? 'the same' : 'OTHER'} hashes`);
  if (!areEqual) process.exitCode = 1;
} finally {
  await Promise.all(stacks.map(({ stop }) => stop()));
  await rm(folder, { recursive: true });
}

async function start() {
  const stack = await startStack({ withSite: false });
  stacks.push(stack);
  return stack;
}

async function fill({ dataDir, addresses }: Stack) {
  const sql = connectTo(dataDir);
  for (const table of largeTables) await addRows(sql, table, rows[table.name] ?? 0);
  // The rows were added without triggers.
  await sql`select private.gather_people()`;
  await sql.end();
  const { uploadImage } = projectRequests({ url: addresses.api, secretKey: localKeys(dataDir).secretKey });
  for (let number = 0; number < imageCount; number += 1) {
    const bytes = new Uint8Array(randomBytes(imageBytes));
    bytes.set(new TextEncoder().encode('RIFF'), 0);
    bytes.set(new TextEncoder().encode('WEBP'), 8);
    const name = `posts/${crypto.randomUUID()}.webp`;
    await uploadImage({ name, type: 'image/webp', size: bytes.length, cache_control: null }, bytes);
  }
}

/** Runs a command and returns its seconds. Rejects if it fails or takes too long. */
async function run(command: 'save' | 'restore', { addresses, dataDir }: Stack, ...given: string[]) {
  const env = { ...process.env, SUPABASE_URL: addresses.api, SUPABASE_SECRET_KEY: localKeys(dataDir).secretKey };
  const startedAt = performance.now();
  await promisify(execFile)(process.execPath, [...runTypeScript, `local-stack/${command}.ts`, ...given], {
    cwd: projectRoot,
    env,
    timeout: maxMs,
  }).catch((error) => {
    throw error.killed ? new Error(`npm run ${command} took more than ${maxMs / 1000} s.`) : error;
  });
  return (performance.now() - startedAt) / 1000;
}

async function manifestOf(name: string) {
  const file = await openSavedFile(name);
  const { manifest } = await verifyFile(file);
  await file.close();
  return manifest;
}

/** The hash of every table and image. Hashes of links differ, because each project has its own key. */
function hashesOf({ tables, images, entries }: Manifest) {
  return [
    ...Object.entries(tables).flatMap(([name, { sha256 }]) => (name.endsWith('_links') ? [] : [[name, sha256]])),
    ...images.map(({ entry }) => [entry, entries[entry]?.sha256]),
  ];
}

function megabytes(bytes: number) {
  return Math.round(bytes / 1_000_000);
}
