import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from '../../local-stack/harness.mjs';
import { checkRoom } from '../../local-stack/stack/checks.mjs';
import { takeLock } from '../../local-stack/stack/running-lock.mjs';
import { run, start } from './command';

const nobody = 65534;

let folder: string;
let environment: Record<string, string>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'refusal-test-'));
  const ports = Object.entries(await freePorts()).map(([name, port]) => [name, String(port)]);
  environment = { ...Object.fromEntries(ports), DATA_DIR: folder };
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** One sentence, told before anything is built. */
async function refusal(command: ReturnType<typeof start>) {
  expect(await command.ended).toBe(1);
  const lines = command.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0];
}

const hasIpv6 = Object.values(os.networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

test.each(hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'])(
  'a person whose port is taken on %s reads which one, and how to choose another',
  async (host) => {
    const stranger = net.createServer();
    await new Promise<void>((resolve) => stranger.listen(0, host, resolve));
    const { port } = stranger.address() as net.AddressInfo;
    try {
      expect(await refusal(start({ ...environment, BLOG_APP_PORT: String(port) }))).toBe(
        `Port ${port} is taken: stop what listens there, or choose another with BLOG_APP_PORT.`,
      );
    } finally {
      stranger.close();
    }
  },
);

test('a person who gives two parts the same port reads which', async () => {
  const doubled = { ...environment, API_PORT: environment.MAIL_PORT! };
  expect(await refusal(start(doubled))).toContain(`API_PORT and MAIL_PORT are both ${environment.MAIL_PORT}`);
});

test('a person who mistypes a port reads which', async () => {
  expect(await refusal(start({ ...environment, API_PORT: '54x' }))).toBe(
    'API_PORT must be a port number from 1 to 65535, but it is "54x".',
  );
});

test('a person whose data folder is a file reads so', async () => {
  const file = path.join(folder, 'data');
  await writeFile(file, '');
  expect(await refusal(start({ ...environment, DATA_DIR: file }))).toBe(
    `The data folder ${file} cannot be used (it is a file): choose another with DATA_DIR.`,
  );
});

test.each([
  ['a file', '/dev/null/x', 'it would lie in a file'],
  ...(process.platform === 'linux'
    ? [
        // In either words, as the person and the machine have it.
        ['the processes', '/proc/x/data', 'nothing can be made there|permission denied'],
        ['the system', '/sys/x/data', 'permission denied|it is read-only'],
      ]
    : []),
])('a person whose data folder would lie in %s reads so', async (_, dataDir, why) => {
  expect(await refusal(start({ ...environment, DATA_DIR: dataDir! }))).toMatch(
    new RegExp(`^The data folder ${dataDir} cannot be used \\((${why})\\): choose another with DATA_DIR\\.$`),
  );
});

test('a person whose data folder belongs to somebody else reads so', async () => {
  await chmod(folder, 0);
  // Root may read everything: then somebody else asks.
  const uid = process.getuid?.() === 0 ? nobody : undefined;
  try {
    expect(await refusal(start(environment, { uid, cwd: '/' }))).toContain(
      `The data folder ${folder} cannot be used (permission denied)`,
    );
  } finally {
    await chmod(folder, 0o700);
  }
});

test('a person whose disk is full reads so, before a database is begun that could not be finished', async () => {
  await expect(checkRoom({ dataDir: folder }, async () => 20_000_000)).rejects.toThrow(
    `The data folder ${folder} cannot be used (the disk is full): choose another with DATA_DIR.`,
  );
});

test('a person who starts a second time on the same data reads that it runs', async () => {
  const giveBack = takeLock(folder);
  expect(await refusal(start(environment))).toBe(
    `Another start is already running on ${folder} (process ${process.pid}): end it first.`,
  );
  giveBack();
});

test('a lock that a crash left behind stops nobody', async () => {
  await writeFile(path.join(folder, 'running'), `${process.pid} another boot 1`);
  expect(takeLock(folder)).toBeInstanceOf(Function);
});

test('a person cannot reset what still runs, and loses only what a start wrote', async () => {
  const reset = () => run('npm', ['run', '--silent', 'reset'], { environment });
  const giveBack = takeLock(folder);
  await writeFile(path.join(folder, 'keys.json'), '{}');
  await writeFile(path.join(folder, 'my-notes.txt'), 'mine');
  const early = reset();
  expect(await early.ended).toBe(1);
  expect(early.output()).toContain(`Something still runs on ${folder}`);
  giveBack();
  const late = reset();
  expect(await late.ended).toBe(0);
  expect(late.output()).toContain('begins afresh');
  expect(await readdir(folder)).toEqual(['my-notes.txt']);
});

test('a person who develops a remote that does not exist reads which ones do', async () => {
  const dev = run('npm', ['run', '--silent', 'dev', '--', 'shop'], { environment });
  expect(await dev.ended).toBe(1);
  expect(dev.output().trim()).toBe(
    'There is no remote named shop. The remotes are public-site, booking-widget, blog-app, admin-app.',
  );
});
