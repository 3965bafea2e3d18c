import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../../config/files.mjs';
import { freePorts } from '../../local-stack/harness';
import { copyProject } from '../copy-project';
import { book, post } from './booking';
import { type Command, familyOf, isAlive, run, start } from './command';

const ready = 'Ctrl-C stops everything';

let folder: string;
let environment: Record<string, string>;
let running: Command | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'start-test-'));
});

beforeEach(async () => {
  const ports = Object.entries(await freePorts()).map(([name, port]) => [name, String(port)]);
  environment = { ...Object.fromEntries(ports), DATA_DIR: folder, SITE_FOLDER: path.join(folder, 'dist/site') };
});

afterEach(async () => {
  running?.child.kill('SIGTERM');
  await running?.ended;
  running = undefined;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (port: string, address = '/') => `http://localhost:${environment[port]}${address}`;

/** How much slower this machine currently is. */
function crowding() {
  return Math.max(1, (os.loadavg()[0] ?? 0) / os.availableParallelism());
}

async function up(command: Command, sign = ready) {
  running = command;
  await command.printed(sign);
  return { ...command, family: familyOf(command.child.pid!) };
}

async function allGone(family: number[]) {
  for (let left = 100; left > 0 && family.some(isAlive); left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return family.filter(isAlive);
}

test('npm start serves every address, stops on Ctrl-C or when its main process is killed, and keeps the data', async () => {
  const first = await up(start(environment, { cwd: os.tmpdir() }));
  for (const port of ['SITE', 'PUBLIC_SITE', 'BOOKING_WIDGET', 'BLOG_APP', 'ADMIN_APP', 'PARTNER', 'MAIL']) {
    expect(first.output()).toContain(at(`${port}_PORT`, ''));
    expect((await fetch(at(`${port}_PORT`))).status).toBe(200);
  }
  for (const page of ['/blog/', '/services/leadership/'])
    expect([page, (await fetch(at('SITE_PORT', page))).status]).toEqual([page, 200]);
  expect(first.output()).toContain('owner@example.com / coach-owner-local');
  expect(await (await fetch(at('SITE_PORT'))).text()).toContain(at('API_PORT', ''));
  expect(await (await fetch(at('PARTNER_PORT'))).text()).toContain(at('BOOKING_WIDGET_PORT', '/v1/embed.js'));
  expect((await fetch(at('BOOKING_WIDGET_PORT', '/v1/embed.js'))).headers.get('content-type')).toContain(
    'text/javascript',
  );

  const booking = await book(at('API_PORT', ''), 'ada@example.com');
  await post(at('API_PORT', '/functions/v1/booking-mail'), { bookingId: booking.id });

  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(await allGone(first.family)).toEqual([]);

  const second = await up(start(environment));
  const seconds = Number(/Ready in ([\d.]+) s/.exec(second.output())?.[1]);
  expect(seconds).toBeLessThan(40 * crowding());
  const day = booking.starts_at.slice(0, 10);
  const taken = await post(at('API_PORT', '/rest/v1/rpc/taken_ranges'), { from_date: day, to_date: day });
  expect(await taken.text()).toContain(booking.starts_at.slice(0, 13));
  const mails = (await (await fetch(at('MAIL_PORT', '/api/messages?to=ada@example.com'))).json()) as unknown[];
  expect(mails).toHaveLength(1);

  second.child.kill('SIGKILL');
  expect(await second.ended).toBe('SIGKILL');
  expect(await allGone(second.family)).toEqual([]);
});

test('ending npm from another folder, while the pages are published, stops all processes', async () => {
  const npm = await up(
    run('npm', ['--prefix', projectRoot, 'start'], { environment, cwd: os.tmpdir() }),
    'site: ready',
  );
  npm.child.kill('SIGTERM');
  await npm.ended;
  expect(npm.output()).not.toContain(ready);
  expect(await allGone(npm.family)).toEqual([]);
});

test('a crashed process is named, and the others stop', async () => {
  const command = await up(start(environment));
  const parts = command.family.slice(1);
  process.kill(parts[0]!, 'SIGKILL');
  expect(await command.ended).toBe(1);
  expect(command.output()).toMatch(/The (functions|backend|mail|site) ended unexpectedly \(SIGKILL\)/);
  expect(await allGone(command.family)).toEqual([]);
});

test('functions start in a project whose folder has a comma and a number sign in its name', async () => {
  const project = path.join(folder, 'Ashford, 100% C#');
  copyProject(project);
  const functions = path.join(project, 'local-stack/functions/main.ts');
  running = run(process.execPath, [...runTypeScript, functions], { environment, cwd: project });
  await running.printed('ready http');
});
