import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { listenOnFreePort } from '../listen-on-free-port';
import { createFileReader } from '../../local-stack/site/compressed-file';
import { createStaticHandler } from '../../local-stack/site/static-handler';
import { closeServer } from '../../local-stack/stack/listen';

const script = 'console.log("a line that comes again and again");\n'.repeat(200);
const scriptName = '/r/blog-app/1.0.0/main.3f2a9c1d.js';

let parent: string;
let server: http.Server;
let port: number;

beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'site-test-'));
  const folder = path.join(parent, 'site');
  await mkdir(path.join(folder, 'r/blog-app/1.0.0'), { recursive: true });
  await mkdir(path.join(folder, 'guide'), { recursive: true });
  await writeFile(path.join(parent, 'secret.txt'), 'not for visitors');
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Lena Ashford</title>');
  await writeFile(path.join(folder, 'guide/index.html'), '<!doctype html><title>Guide</title>');
  await writeFile(path.join(folder, scriptName), script);
  await writeFile(path.join(folder, '_headers'), '/*\n  X-Frame-Options: DENY\n/guide/*\n  Cache-Control: no-store\n');
  server = http.createServer(
    createStaticHandler({ mounts: [{ prefix: '/', folder }], isShared: true, read: createFileReader() }),
  );
  port = await listenOnFreePort(server);
});

afterAll(async () => {
  await closeServer(server);
  await rm(parent, { recursive: true });
});

/** Not `fetch`, which normalizes URLs and decompresses bodies. */
async function ask(address: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
  const request = http.request({ host: '127.0.0.1', port, path: address, headers, method }).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test('pages are revalidated on every visit', async () => {
  const { status, headers, body } = await ask('/');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.toString()).toContain('Lena Ashford');
});

test('files with a content hash in their name are cached forever', async () => {
  const { headers } = await ask(scriptName);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['br', 'gzip, deflate, br', zlib.brotliDecompressSync],
  ['gzip', 'gzip', zlib.gunzipSync],
  ['gzip', 'br;q=0, gzip', zlib.gunzipSync],
])('scripts are sent as %s if the browser accepts %s', async (encoding, accepted, unpack) => {
  const { headers, body } = await ask(scriptName, { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(Number(headers['content-length'])).toBe(body.length);
  expect(unpack(body).toString()).toBe(script);
});

test('scripts are sent uncompressed if the browser accepts no encoding', async () => {
  const { headers, body } = await ask(scriptName, { 'accept-encoding': 'identity' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(script);
});

test('unchanged files return 304', async () => {
  const { headers } = await ask(scriptName, { 'accept-encoding': 'br' });
  const again = await ask(scriptName, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  const plain = await ask(scriptName, { 'accept-encoding': 'identity', 'if-none-match': String(headers.etag) });
  expect(plain.status).toBe(200);
});

test.each(['/guide/', '//guide/', '/%67uide/index.html', '/guide%2f'])(
  'the headers of a page are those of its file, also at %s',
  async (address) => {
    const { headers } = await ask(address);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('a missing script returns 404, not the page', async () => {
  for (const address of ['/r/blog-app/1.0.0/gone.js', '/r/blog-app/', '/admin', '/r/nobody/remoteEntry.js']) {
    const { status, headers, body } = await ask(address);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/plain');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).not.toContain('<');
  }
});

test.each([
  '/../secret.txt',
  '/r/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/r/%00/../../secret.txt',
  '/%zz',
  '//secret.txt',
  '/_headers',
  '//_headers',
  '/%2f_headers',
  '/.env',
])('a request for %s returns 404', async (address) => {
  const { status, body } = await ask(address);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('not for visitors');
});

test('a folder is found with and without a trailing slash, and never redirects to another host', async () => {
  expect((await ask('/guide/')).body.toString()).toContain('Guide');
  expect((await ask('/guide?from=mail')).headers.location).toBe('/guide/?from=mail');
  expect((await ask('//guide')).headers.location).toBe('/guide/');
});

test('the _headers file applies, as on the host', async () => {
  for (const [address, caching] of [
    ['/', 'no-cache'],
    ['/guide/', 'no-store'],
  ] as const)
    expect((await ask(address)).headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': caching });
});

test('other origins can read the files, and nobody can write them', async () => {
  expect((await ask(scriptName)).headers['access-control-allow-origin']).toBe('*');
  expect((await ask(scriptName, {}, 'OPTIONS')).status).toBe(204);
  const refused = await ask('/', {}, 'POST');
  expect(refused.status).toBe(405);
  expect(refused.headers.allow).toBe('GET, HEAD, OPTIONS');
});

test('HEAD returns headers without a body', async () => {
  const { status, headers, body } = await ask(scriptName, { 'accept-encoding': 'identity' }, 'HEAD');
  expect(status).toBe(200);
  expect(Number(headers['content-length'])).toBe(script.length);
  expect(body).toHaveLength(0);
});
