import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../../config/files.mjs';
import { takeLock } from '../../local-stack/stack/running-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'coach-save-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const command = () => [...runTypeScript, path.join(projectRoot, 'local-stack/save.ts'), path.join(folder, 'a.zip')];

/** Saves a project that answers as given, and passes the running command and the project's address on. */
async function saveFrom(
  answer: http.RequestListener | undefined,
  use: (child: ReturnType<typeof spawn>, project: http.Server, address: string) => Promise<void>,
) {
  const project = http.createServer(answer).listen(0, 'localhost');
  await once(project, 'listening');
  const SUPABASE_URL = `http://localhost:${(project.address() as AddressInfo).port}`;
  const env = { ...process.env, SUPABASE_URL, SUPABASE_SECRET_KEY: 'sb_secret_x' };
  try {
    await use(spawn(process.execPath, command(), { env }), project, SUPABASE_URL);
  } finally {
    project.closeAllConnections();
    project.close();
  }
}

test('an interrupted save leaves no part of a file', () =>
  saveFrom(undefined, async (child, project) => {
    await once(project, 'request');
    expect(readdirSync(folder)).toHaveLength(1);
    child.kill('SIGINT');
    await once(child, 'close');
    expect(readdirSync(folder)).toEqual([]);
  }));

test('a save deletes the parts that a killed save left in the folder, and no part of a running one', () =>
  saveFrom(undefined, async (killed, project) => {
    await once(project, 'request');
    killed.kill('SIGKILL');
    await once(killed, 'close');
    const running = path.join(folder, `unfinished-save.${process.pid}.part`);
    writeFileSync(running, '');
    expect(readdirSync(folder)).toHaveLength(2);
    await saveFrom(undefined, async (child, later) => {
      await once(later, 'request');
      expect(readdirSync(folder).toSorted()).toEqual(
        [child.pid, process.pid].map((id) => `unfinished-save.${id}.part`).toSorted(),
      );
      child.kill('SIGINT');
      await once(child, 'close');
    });
  }));

test.each([405, 308])('a save says that the address may be wrong if it answers %s', (code) =>
  saveFrom(
    // Following the redirect would send the secret key, and be answered 404.
    ({ url }, response) => response.writeHead(url === '/elsewhere' ? 404 : code, { location: '/elsewhere' }).end(),
    async (child, _project, address) => {
      const shown: string[] = [];
      child.stderr?.on('data', (text) => shown.push(String(text)));
      const [status] = await once(child, 'close');
      const problem = `${address} answered ${code}: is it the address of the project?\n`;
      expect([status, shown.join(''), readdirSync(folder)]).toEqual([1, problem, []]);
    },
  ),
);

test('a local save explains that nothing is running, and writes nothing', () => {
  const DATA_DIR = path.join(folder, 'data');
  const { status, stderr } = spawnSync(process.execPath, [...command(), '--local'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR },
  });
  const problem = `The local stack is not running on ${DATA_DIR}: run "npm start" first.\n`;
  expect([status, stderr, readdirSync(folder)]).toEqual([1, problem, []]);
});

test('a local save explains that the stack runs on another port', async () => {
  const DATA_DIR = path.join(folder, 'data');
  mkdirSync(DATA_DIR);
  const release = takeLock(DATA_DIR);
  const server = http.createServer((_request, response) => response.writeHead(401).end()).listen(0, 'localhost');
  await once(server, 'listening');
  const API_PORT = String((server.address() as AddressInfo).port);
  const child = spawn(process.execPath, [...command(), '--local'], { env: { ...process.env, DATA_DIR, API_PORT } });
  const shown: string[] = [];
  child.stderr?.on('data', (text) => shown.push(String(text)));
  const [status] = await once(child, 'close');
  server.close();
  release();
  const problem = `The local stack on ${DATA_DIR} is not at http://localhost:${API_PORT}: set API_PORT to the port that it was started with.\n`;
  expect([status, shown.join(''), readdirSync(folder)]).toEqual([1, problem, ['data']]);
});
