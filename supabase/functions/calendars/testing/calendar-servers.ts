import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startSmallServer, type CalendarServer } from './small-server.ts';

/** `home` is where the account's calendars are. */
type Program = { name: string; home: string; isInstalled: boolean; start: () => Promise<CalendarServer> };

const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;

export const programs: Program[] = [
  { name: 'a server in memory', home: 'coach/', isInstalled: true, start: startSmallServer },
  {
    name: 'Radicale',
    home: 'coach/',
    isInstalled: isInstalled('radicale'),
    start: () =>
      started('radicale', (folder, port) => {
        const users = path.join(folder, 'users');
        writeFileSync(users, 'coach:secret\n');
        return [
          ...['--hosts', `127.0.0.1:${port}`, '--storage-filesystem-folder', path.join(folder, 'data')],
          ...['--auth-type', 'htpasswd', '--auth-htpasswd-filename', users, '--auth-htpasswd-encryption', 'plain'],
        ];
      }),
  },
  {
    name: 'Xandikos',
    home: 'coach/calendars/',
    isInstalled: isInstalled('xandikos'),
    start: () =>
      started('xandikos', (folder, port) => [
        ...['--directory', path.join(folder, 'data'), '--autocreate', '--defaults'],
        ...['--listen-address', '127.0.0.1', '--port', String(port), '--current-user-principal', '/coach/'],
      ]),
  },
];

async function started(
  program: string,
  argumentsFor: (folder: string, port: number) => string[],
): Promise<CalendarServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'calendar-server-'));
  const port = await freePort();
  const child = spawn(program, argumentsFor(folder, port), { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const address = `http://127.0.0.1:${port}/`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { address, stop: () => stop(child, folder) };
}

function stop(child: ChildProcess, folder: string): void {
  child.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  child.kill();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
