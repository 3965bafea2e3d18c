import { Buffer } from 'node:buffer';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CalendarProblem } from './calendar-problem.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

type PublicFetchOptions = {
  /** For local development: also servers on this computer, with or without TLS. */
  allowsLoopback?: boolean;
  /** For the whole request, redirects included. */
  timeoutMs?: number;
  /** Returns the IP addresses of a host name. */
  resolve?: (host: string) => Promise<string[]>;
};

const maxRedirects = 5;
const maxMegabytes = 20;

/**
 * A `fetch` for addresses that a person typed: only servers on the public internet, only TLS, nothing large or slow. It
 * connects to the very IP address it has checked, so another answer of the name server cannot lead it elsewhere. Passwords
 * are not sent to another origin.
 *
 * @throws {CalendarProblem} with a sentence for the owner
 */
export function createPublicFetch(options: PublicFetchOptions = {}): typeof fetch {
  const { timeoutMs = 20_000 } = options;
  return async (input, init) => {
    let url = new URL(input instanceof Request ? input.url : String(input));
    requireNoCredentials(url);
    const request = new Request(input instanceof Request ? input : url, init);
    const headers = Object.fromEntries(request.headers);
    const body = await request.text();
    const signal = AbortSignal.timeout(timeoutMs);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await sendTo(url, { method: request.method, headers, body, signal, ...options });
      const location = response.headers.get('location');
      if (!location || response.status < 300 || response.status > 399 || init?.redirect === 'manual') return response;
      const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
      if (!next) break;
      if (next.origin !== url.origin) delete headers.authorization;
      url = next;
    }
    throw new CalendarProblem('This address redirects too often.');
  };
}

type Sent = PublicFetchOptions & {
  method: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
};

async function sendTo(url: URL, sent: Sent): Promise<Response> {
  const timedOut = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new CalendarProblem(`${url.hostname} took too long to respond.`));
    if (sent.signal.aborted) fail();
    else sent.signal.addEventListener('abort', fail, { once: true });
  });
  const address = await Promise.race([checkedAddress(url, sent), timedOut]);
  return Promise.race([exchange(url, address, sent), timedOut]);
}

async function checkedAddress(
  url: URL,
  { allowsLoopback = false, resolve = addressesOf }: PublicFetchOptions,
): Promise<string> {
  requireNoCredentials(url);
  const isPlain = allowsLoopback && url.protocol === 'http:';
  if (url.protocol !== 'https:' && !isPlain) throw new CalendarProblem(unsafe);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  const [first] = addresses;
  if (!first) throw new CalendarProblem(`There is no server named ${host}.`);
  if (allowsLoopback && addresses.every(isLoopback)) return first;
  if (isPlain) throw new CalendarProblem(unsafe);
  if (!addresses.every(isPublicAddress))
    throw new CalendarProblem(`${host} isn’t on the public internet, so this site can’t read it.`);
  return first;
}

const unsafe = 'The address must begin with https://.';

function requireNoCredentials({ username, password }: URL): void {
  if (username || password)
    throw new CalendarProblem(
      'This address contains a username or password. Choose “By an account” to enter them in their own fields.',
    );
}

const addressesOf = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

function exchange(url: URL, address: string, { method, headers, body, signal }: Sent): Promise<Response> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isTls = url.protocol === 'https:';
    const port = Number(url.port) || (isTls ? 443 : 80);
    const open = (): Socket =>
      isTls
        ? connectTls({ host: address, port, servername: isIP(host) ? undefined : host, ALPNProtocols: ['http/1.1'] })
        : connect({ host: address, port });
    const request = http.request({
      createConnection: open,
      method,
      path: `${url.pathname}${url.search}`,
      headers: {
        ...headers,
        host: url.host,
        'accept-encoding': 'identity',
        connection: 'close',
        ...(body ? { 'content-length': String(new TextEncoder().encode(body).length) } : {}),
      },
      signal,
    });
    request.on('error', (error) => reject(new CalendarProblem(connectionProblem(host, error))));
    request.on('response', (response) => {
      collect(response)
        .then((text) => resolve(toResponse(response, text)))
        .catch((error: unknown) => {
          request.destroy();
          reject(error instanceof CalendarProblem ? error : new CalendarProblem(connectionProblem(host, error)));
        });
    });
    request.end(body || undefined);
  });
}

function connectionProblem(host: string, error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/CERT|SELF_SIGNED|ALTNAME|certificate/i.test(`${code} ${message}`))
    return `The certificate of ${host} isn’t valid.`;
  if (/abort/i.test(message)) return `${host} took too long to respond.`;
  return `The connection to ${host} failed.`;
}

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Reads a body, decompressed: servers may compress it unasked. */
async function collect(response: http.IncomingMessage): Promise<string> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const decoder = decoders.get(encoding);
  if (!decoder && encoding !== 'identity' && encoding !== '')
    throw new CalendarProblem('The server sent the calendar in an encoding that isn’t supported.');
  const stream = decoder ? response.pipe(decoder()) : response;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxMegabytes * 1_000_000) throw new CalendarProblem(`This calendar is larger than ${maxMegabytes} MB.`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function toResponse({ statusCode = 502, headers }: http.IncomingMessage, text: string): Response {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (!/^(content-encoding|content-length|transfer-encoding|set-cookie)$/.test(name) && value !== undefined)
      kept.set(name, String(value));
  }
  const hasNoBody = [101, 204, 205, 304].includes(statusCode);
  return new Response(hasNoBody ? null : text, { status: statusCode, headers: kept });
}
