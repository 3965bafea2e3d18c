import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { publicDefaults } from 'domain/settings/public-settings.generated';
import { embedFolder, embedOrigin, pinnedLoader } from './partner';

const file = (name: string) => readFileSync(path.join(embedFolder, name));
const compressed = (name: string) => zlib.brotliCompressSync(file(name)).length;
const part = (entry: string) =>
  `embed/${readdirSync(path.join(embedFolder, 'embed')).find((name) => name.startsWith(`${entry}.`))}`;

test('X4 the loader is smaller than 2.56 KB, the whole form than 46.8 and its German texts than 3.7, compressed', () => {
  // The hashes in the loader compress by chance: the same code has up to 40 bytes more or less.
  expect(compressed('v1/embed.js')).toBeLessThanOrEqual(2560);
  expect(compressed('v1/embed.js') + compressed(part('form'))).toBeLessThanOrEqual(46_800);
  expect(compressed(part('german'))).toBeLessThanOrEqual(3700);
});

test('X4 the form reads no setting that its build leaves out', () => {
  const form = file(part('form')).toString();
  const defaults = /\{site_title:[^}]*\}/.exec(form)?.[0] ?? '';
  const left = Object.keys(publicDefaults).filter((key) => !defaults.includes(`${key}:`));
  expect(defaults).toContain('booking_enabled:');
  expect(left.filter((key) => new RegExp(`\\b${key}\\b`).test(form))).toEqual([]);
});

test('X4 the loader downloads at most 3,000 bytes, headers included', async () => {
  const { hostname, port } = new URL(embedOrigin);
  const request = [
    'GET /v1/embed.js HTTP/1.1',
    `Host: ${hostname}`,
    'Accept-Encoding: br',
    'Connection: close',
    '',
    '',
  ];
  const socket = net.connect(Number(port), hostname, () => socket.write(request.join('\r\n')));
  const received = await buffer(socket);
  expect(received.toString('latin1')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*content-encoding: br\r\n/i);
  expect(received.length).toBeLessThanOrEqual(3000);
});

test('X4 the address of a major version has the same loader as the pinned one', () => {
  const [name, integrity] = pinnedLoader();
  expect(file('v1/embed.js').equals(file(name))).toBe(true);
  expect(name).toMatch(/^v1\/embed\.[\da-f]{12}\.js$/);
  expect(`sha384-${createHash('sha384').update(file(name)).digest('base64')}`).toBe(integrity);
});

test('X4 the build prints the script tag of a pinned loader', () => {
  const said = execFileSync(process.execPath, ['../config/webpack/build.mjs', '--embed', 'embed'], {
    cwd: path.join(embedFolder, '../../../booking-widget'),
    encoding: 'utf8',
  });
  expect(said).toMatch(/v1\/embed\.[\da-f]{12}\.js integrity="sha384-[\w+/=]{64}"/);
});
