import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startEdgeFunction } from '../../local-stack/functions/edge-function';
import { createFunctionsHandler } from '../../local-stack/functions/functions-handler';
import { newAddress, publishableKey } from './api';
import { listen, start } from './isolated-backend';
import { malformedRequests, type MalformedRequest } from './malformed-requests';
import { onEmbedded } from './own-database';

const functionNames = readdirSync(path.join(__dirname, '../../supabase/functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name);
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
let cacheFolder: string;
const functions: Awaited<ReturnType<typeof startEdgeFunction>>[] = [];

beforeAll(async () => (cacheFolder = await mkdtemp(path.join(os.tmpdir(), 'coach-deno-'))));

afterAll(async () => {
  for (const one of functions) one.stop();
  agent.destroy();
  await rm(cacheFolder, { recursive: true, force: true });
});

/** Starts a backend with its functions. */
async function startAll() {
  const functionsPort = await listen(http.createServer(createFunctionsHandler(functions)));
  const backend = await start({ FUNCTIONS_URL: `http://127.0.0.1:${functionsPort}` });
  const secrets = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
  };
  for (const name of functionNames) functions.push(await startEdgeFunction(name, { secrets, cacheFolder }));
  return backend;
}

/**
 * Not `fetch`, which refuses or repairs what is malformed. A server that refuses a large body without reading it may
 * close the connection before its answer arrives: status 413 here.
 */
function send(url: string, { method, path: where, headers, body }: MalformedRequest) {
  const { hostname, port } = new URL(url);
  const usual = {
    apikey: publishableKey,
    'x-forwarded-for': newAddress(),
    // Node sends the body of a GET or DELETE without its length, so the next request would begin with it.
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { agent, hostname, port, method, path: where, headers: { ...usual, ...headers } };
    const request = http.request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += text.length < 500 ? chunk : ''));
      response.on('end', () => resolve({ status: response.statusCode!, text }));
      response.on('error', reject);
    });
    const isCutOff = (error: NodeJS.ErrnoException) =>
      (error.code === 'ECONNRESET' || error.code === 'EPIPE') && (body ?? '').length > 50_000;
    request.on('error', (error) => (isCutOff(error) ? resolve({ status: 413, text: '' }) : reject(error))).end(body);
  });
}

// The requests would fill the database that the suite shares on a server.
onEmbedded(
  'X6 malformed requests to every endpoint get an answer below 500',
  async () => {
    const backend = await startAll();
    const queue = [...malformedRequests()];
    expect(queue.length).toBeGreaterThanOrEqual(3000);
    const untried = functionNames.filter((name) => !queue.some((one) => one.path.startsWith(`/functions/v1/${name}`)));
    expect(untried).toEqual([]);
    const failures: string[] = [];
    const sendNext = async (): Promise<void> => {
      const request = queue.shift();
      if (!request) return;
      const shown = [request.method, request.path, JSON.stringify(request.headers), request.body]
        .join(' ')
        .slice(0, 200);
      try {
        const { status, text } = await send(backend.url, request);
        if (status >= 500) failures.push(`${status} for ${shown}: ${text.slice(0, 200)}`);
      } catch (error) {
        failures.push(`${String(error)} for ${shown}`);
      }
      return sendNext();
    };
    await Promise.all(Array.from({ length: 4 }, sendNext));
    expect(failures).toEqual([]);
    const working = { method: 'GET', path: '/rest/v1/blog_posts_la2024?select=slug&limit=1' };
    expect(await send(backend.url, working)).toMatchObject({ status: 200 });
  },
  300_000,
);

const wire = ['CONNECT x:1 HTTP/1.1', 'FOO / HTTP/1.1', 'GET HTTP/9', 'GET /rest/v1/\0 HTTP/1.1', '\u0016\u0003\u0001'];

onEmbedded('X6 data that is not HTTP gets a 4xx or a closed connection, and the next request its answer', async () => {
  const backend = await start();
  const { hostname, port } = new URL(backend.url);
  for (const line of wire) {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = net.connect(Number(port), hostname, () => socket.end(`${line}\r\nHost: x\r\n\r\n`));
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', () => {});
    });
    expect(answer).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
    expect(await send(backend.url, { method: 'GET', path: '/auth/v1/settings' })).toMatchObject({ status: 200 });
  }
});
