import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../../config/files.mjs';
import { remoteNames } from '../../config/remotes.mjs';
import { freePorts } from '../../local-stack/harness';
import { checkDiskSpace } from '../../local-stack/stack/checks';
import { startProcess } from '../../local-stack/stack/processes';
import { takeLock } from '../../local-stack/stack/running-lock';
import { copyProject } from '../copy-project';
import { run, start } from './command';

const nobody = 65534;

let folder: string;
let environment: Record<string, string>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'startup-test-'));
  const ports = Object.entries(await freePorts()).map(([name, port]) => [name, String(port)]);
  environment = { ...Object.fromEntries(ports), DATA_DIR: folder };
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** The single line that a failing start prints, before it builds anything. */
async function errorOf(command: ReturnType<typeof start>) {
  expect(await command.ended).toBe(1);
  const lines = command.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0];
}

const hasIpv6 = Object.values(os.networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

test.each(hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'])('names a port in use on %s, with a remedy', async (host) => {
  const stranger = net.createServer();
  await new Promise<void>((resolve) => stranger.listen(0, host, resolve));
  const { port } = stranger.address() as net.AddressInfo;
  try {
    expect(await errorOf(start({ ...environment, BLOG_APP_PORT: String(port) }))).toBe(
      `Port ${port} is in use: stop the program that listens there, or choose another with BLOG_APP_PORT.`,
    );
  } finally {
    stranger.close();
  }
});

test('two parts with the same port are named', async () => {
  const doubled = { ...environment, API_PORT: environment.MAIL_PORT! };
  expect(await errorOf(start(doubled))).toContain(`API_PORT and MAIL_PORT are both ${environment.MAIL_PORT}`);
});

test('an invalid port is named', async () => {
  expect(await errorOf(start({ ...environment, API_PORT: '54x' }))).toBe(
    'API_PORT must be a port number from 1 to 65535, but it is "54x".',
  );
});

test('a port that browsers do not open is named', async () => {
  await expect(fetch('http://localhost:6000')).rejects.toMatchObject({ cause: { message: 'bad port' } });
  expect(await errorOf(start({ ...environment, SITE_PORT: '6000' }))).toBe(
    'Browsers do not open port 6000: choose another with SITE_PORT.',
  );
});

test('an unknown sample is named, with the samples there are', async () => {
  const words = [path.join(projectRoot, 'local-stack/start.ts'), '--sample', 'rome'];
  expect(await errorOf(run(process.execPath, [...runTypeScript, ...words], { environment }))).toBe(
    'There is no sample "rome": choose berlin or lisbon.',
  );
});

test('a data folder that is a file fails with that reason', async () => {
  const file = path.join(folder, 'data');
  await writeFile(file, '');
  expect(await errorOf(start({ ...environment, DATA_DIR: file }))).toBe(
    `The data folder ${file} cannot be used (it is a file): choose another with DATA_DIR.`,
  );
});

test.each([
  ['a file', '/dev/null/x', 'it would be inside a file'],
  ...(process.platform === 'linux'
    ? [
        // The reason depends on the user and the machine.
        ['/proc', '/proc/x/data', 'nothing can be created there|permission denied'],
        ['/sys', '/sys/x/data', 'permission denied|it is read-only'],
      ]
    : []),
])('a data folder inside %s fails with that reason', async (_, dataDir, why) => {
  expect(await errorOf(start({ ...environment, DATA_DIR: dataDir! }))).toMatch(
    new RegExp(`^The data folder ${dataDir} cannot be used \\((${why})\\): choose another with DATA_DIR\\.$`),
  );
});

test('a data folder of another user fails with that reason', async () => {
  await chmod(folder, 0);
  // Root can read everything, so run as another user.
  const uid = process.getuid?.() === 0 ? nobody : undefined;
  try {
    expect(await errorOf(start(environment, { uid, cwd: '/' }))).toContain(
      `The data folder ${folder} cannot be used (permission denied)`,
    );
  } finally {
    await chmod(folder, 0o700);
  }
});

test('a full disk fails before the database is created', async () => {
  await expect(checkDiskSpace({ dataDir: folder }, async () => 20_000_000)).rejects.toThrow(
    `The data folder ${folder} cannot be used (the disk is full): choose another with DATA_DIR.`,
  );
});

test('a second start on the same data folder names the running process', async () => {
  const giveBack = takeLock(folder);
  expect(await errorOf(start(environment))).toBe(
    `Another stack is already running on ${folder} (process ${process.pid}): stop it first.`,
  );
  giveBack();
});

test('a lock left by a crash does not prevent a start', async () => {
  await writeFile(path.join(folder, 'running'), `${process.pid} another boot 1`);
  expect(takeLock(folder)).toBeInstanceOf(Function);
});

test('a process exits whose parent exits before it has started', async () => {
  const preload = path.join(projectRoot, 'local-stack/stack/exit-with-parent.ts');
  const child = spawn(process.execPath, [...runTypeScript, '--import', preload, '-e', 'setInterval(() => {}, 1000)'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // On a busy machine, Node alone needs seconds to start.
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
});

test('a process that throws is quoted with its error, not with its code', async () => {
  const file = path.join(folder, 'broken.mjs');
  await writeFile(file, "throw new Error('No blog was built.');\n");
  const script = path.relative(projectRoot, file);
  await expect(startProcess('site', { script, environment: {}, dataDir: folder })).rejects.toThrow(
    'The site ended unexpectedly (1): Error: No blog was built. See ',
  );
});

test.each(['start', 'dev'])('npm run %s without installed dependencies says so', async (command) => {
  copyProject(folder);
  await rm(path.join(folder, 'node_modules'), { recursive: true });
  const npmRun = run('npm', ['run', '--silent', command], { cwd: folder, environment });
  expect(await errorOf(npmRun)).toBe('The dependencies are not installed yet: run "npm ci" first.');
});

test('a project in a path that webpack would misread says so before anything is built', async () => {
  let project = path.join(folder, 'copy');
  copyProject(project);
  for (const character of '?!#') {
    const renamed = path.join(folder, `a${character}b`);
    await rename(project, renamed);
    project = renamed;
    const npmRun = run('npm', ['run', '--silent', 'start'], { cwd: project, environment });
    expect(await errorOf(npmRun)).toBe(
      `Webpack cannot build in ${project}: move the project to a path without "${character}".`,
    );
  }
});

test('reset requires a stopped stack and deletes only the files of the stack', async () => {
  const reset = () => run('npm', ['run', '--silent', 'reset'], { environment });
  const giveBack = takeLock(folder);
  await writeFile(path.join(folder, 'keys.json'), '{}');
  await writeFile(path.join(folder, 'my-notes.txt'), 'mine');
  const early = reset();
  expect(await early.ended).toBe(1);
  expect(early.output()).toContain(`The stack is still running on ${folder}`);
  giveBack();
  const late = reset();
  expect(await late.ended).toBe(0);
  expect(late.output()).toContain('starts with the seed');
  expect(await readdir(folder)).toEqual(['my-notes.txt']);
});

test('npm run dev names the existing remotes if one does not exist', async () => {
  const dev = run('npm', ['run', '--silent', 'dev', '--', 'shop'], { environment });
  expect(await dev.ended).toBe(1);
  expect(dev.output().trim()).toBe(`There is no remote named shop. The remotes are ${remoteNames.join(', ')}.`);
});
