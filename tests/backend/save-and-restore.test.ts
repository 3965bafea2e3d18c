import { spawn } from 'node:child_process';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import type { Manifest, SavedState } from 'domain/backup/manifest';
import { newFolder, runBackend } from './backend-process';
import type { RunningBackend } from './backend-process';
import { imageBytes } from './images';
import { operatorOf, ownerOf, start, visitorOf } from './isolated-backend';
import { withOwnDatabase } from './own-database';

const cwd = path.resolve(__dirname, '../..');

type Ended = { code: number | null; said: string };

/** Runs `npm run save` or `npm run restore`; kills it so many milliseconds after its first words. */
function run(command: string, { url, secretKey }: RunningBackend, given: string[], killAfter?: number): Promise<Ended> {
  const env = { PATH: process.env.PATH, SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey };
  const child = spawn(process.execPath, [`local-stack/${command}.mjs`, ...given], { cwd, env });
  let said = '';
  child.stdout.once('data', () => {
    if (killAfter !== undefined) void sleep(killAfter).then(() => child.kill('SIGKILL'));
  });
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

async function save(
  backend: RunningBackend,
): Promise<{ file: string; manifest: Manifest; content: Record<string, Uint8Array> }> {
  const file = path.join(await newFolder(), 'saved.zip');
  expect(await run('save', backend, [file])).toMatchObject({ code: 0 });
  const content = unzipSync(new Uint8Array(await readFile(file)));
  return { file, content, manifest: JSON.parse(Buffer.from(content['manifest.json']!).toString()) as Manifest };
}

/** The hash of each table. Links are only known by their hashes, which a restored project has besides those of its own links. */
const hashesOf = ({ tables }: Manifest) =>
  Object.fromEntries(
    Object.entries(tables).flatMap(([name, { sha256 }]) => (name.endsWith('_links') ? [] : [[name, sha256]])),
  );

/** A project with a row of every kind, and what its emails contained. */
async function fill(backend: RunningBackend) {
  const owner = await ownerOf(backend);
  const operator = operatorOf(backend);
  const { data: booked } = await owner
    .rpc('book_for_client', {
      request_id: crypto.randomUUID(),
      service_type: 'keynote',
      appointment_date: '2031-03-04',
      appointment_time: '7:00 AM',
      first_name: 'Zoë',
      last_name: '"Quill"\n',
      email: 'zoe@example.com',
      is_sure: true,
    })
    .throwOnError();
  const { data: mails } = await operator
    .rpc('claim_mail', { for_booking: (booked as { id: string }).id })
    .throwOnError();
  for (const { mail_id, claim } of mails as { mail_id: string; claim: string }[]) {
    await operator.rpc('start_mail', { mail_id, mail_claim: claim }).throwOnError();
    await operator.rpc('finish_mail', { mail_id, mail_claim: claim }).throwOnError();
  }
  await owner.from('newsletter_campaigns').insert({ subject: 'News', body: 'Hello' }).throwOnError();
  await owner.from('site_settings_la2024').upsert({ key: 'smtp_password', value: '"hunter2-hunter2"' }).throwOnError();
  await owner.rpc('add_calendar_feed', { name: 'Phone', shows_clients: true }).throwOnError();
  const { data: people } = await owner.from('people').select('id').limit(1).throwOnError();
  await owner.from('person_notes').insert({ person_id: people![0]!.id, text: 'Likes tea 🍵' }).throwOnError();
  const image = `posts/${crypto.randomUUID()}.webp`;
  const { error } = await owner.storage
    .from('images')
    .upload(image, imageBytes('image/webp'), { contentType: 'image/webp' });
  expect(error).toBeNull();
  return { image, link: (mails as { link: string }[])[0]!.link };
}

/** The data of a project that nobody has used yet: without the rows that the other tests need. */
let unused: string;

beforeAll(async () => {
  const backend = await runBackend({ SEED_FILE: undefined, DATABASE_URL: undefined });
  unused = backend.dataDir;
  await backend.end();
});

afterAll(() => rm(unused, { recursive: true }));

async function newProject() {
  const DATA_DIR = await newFolder();
  await cp(unused, DATA_DIR, { recursive: true });
  return start({ DATA_DIR, SEED_FILE: undefined, DATABASE_URL: undefined });
}

/** Runs `work` with a new project on PostgreSQL, if the tests run there, and embedded otherwise. */
async function withNewProject(work: (project: RunningBackend) => Promise<void>) {
  if (!process.env.DATABASE_URL) return work(await newProject());
  await withOwnDatabase(async (DATABASE_URL) => {
    const project = await start({ DATABASE_URL, SEED_FILE: undefined });
    await work(project);
    await project.end();
  });
}

test('BK1 BK2 a saved project is restored into a new one, equal by hash, and links in earlier emails keep working', async () => {
  const first = await newProject();
  const { image, link } = await fill(first);
  const saved = await save(first);
  expect(saved.manifest.images.map(({ name }) => name)).toEqual([image]);
  expect(saved.manifest.tables.bookings_la2024!.rows).toBeGreaterThan(0);
  const everything = Object.values(saved.content).map((bytes) => Buffer.from(bytes).toString());
  expect(everything.filter((text) => text.includes('hunter2-hunter2') || text.includes(link))).toEqual([]);

  await withNewProject(async (second) => {
    expect(await run('restore', second, [saved.file])).toMatchObject({
      code: 1,
      said: expect.stringContaining('sample content'),
    });
    expect(await run('restore', second, [saved.file, '--replace-sample'])).toMatchObject({ code: 0 });
    const again = await save(second);
    expect(hashesOf(again.manifest)).toEqual(hashesOf(saved.manifest));
    expect(again.manifest.images).toEqual(saved.manifest.images);
    expect(again.content[`images/${image}`]).toEqual(saved.content[`images/${image}`]);
    expect((await visitorOf(second).rpc('booking_by_link', { link })).data).toMatchObject({ first_name: 'Zoë' });
    // Its history goes on after the restored one.
    await (await ownerOf(second)).from('newsletter_campaigns').insert({ subject: 'More' }).throwOnError();
    expect(await run('restore', second, [saved.file, '--replace-sample'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('in use'),
    });

    const third = await newProject();
    expect(await run('restore', third, [again.file, '--replace-sample'])).toMatchObject({ code: 0 });
    expect(hashesOf((await save(third)).manifest)).toEqual(hashesOf(saved.manifest));
    expect((await visitorOf(third).rpc('booking_by_link', { link })).data).toMatchObject({ first_name: 'Zoë' });
  });
});

/** Identifies the rows of every table, faster than saving them. */
async function stateOf(backend: RunningBackend): Promise<unknown> {
  const { data } = await operatorOf(backend).rpc('saved_state').throwOnError();
  const { tables, images } = data as SavedState;
  return { images, tables: Object.entries(tables).filter(([name]) => !name.endsWith('_links')) };
}

test('BK2 a restore that is killed leaves the project as it was, and the next one is complete', async () => {
  const first = await newProject();
  await fill(first);
  const { file } = await save(first);
  const wanted = await stateOf(first);
  const second = await newProject();
  const { tables: before } = (await stateOf(second)) as { tables: unknown };
  for (const killAfter of [20, 150]) {
    await run('restore', second, [file, '--replace-sample'], killAfter);
    const now = await stateOf(second);
    if (JSON.stringify(now) !== JSON.stringify(wanted)) expect(now).toMatchObject({ tables: before });
  }
  const last = await run('restore', second, [file, '--replace-sample']);
  // A kill may have hit after the commit.
  if (last.code !== 0) expect(last.said).toContain('in use');
  expect(await stateOf(second)).toEqual(wanted);
});
