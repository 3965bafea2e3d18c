import { isIPv6 } from 'node:net';

/**
 * Moves the API key from the query to the headers. Supabase's gateway accepts it in both places, and a request without
 * custom headers needs no preflight.
 */
export function takeKey(url: URL, headers: Headers) {
  const key = url.searchParams.get('apikey');
  if (key === null) return headers;
  url.searchParams.delete('apikey');
  const withKey = new Headers(headers);
  if (!headers.has('apikey')) withKey.set('apikey', key);
  return withKey;
}

const megabyte = 1024 * 1024;

/** The largest body that each service accepts, in bytes. */
const largestBody = { rest: megabyte, auth: 64 * 1024, storage: 6 * megabyte, functions: megabyte };

export type Service = keyof typeof largestBody;

/** Headers that only a trusted proxy may set. */
const proxyHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'content-length',
];

/** The client's address. Behind a trusted proxy, which must set the header itself, it is the header's. */
export function clientAddress(headers: Headers, peer: string | undefined, isBehindProxy: boolean) {
  const forwarded = isBehindProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return (forwarded || peer || 'unknown').replace(/^::ffff:/i, '');
}

/**
 * Limits count this as one connection, like the database: a customer owns a whole /64 of IPv6. Spelled as PostgreSQL spells an
 * inet, because a code must come from the connection that is stored with its challenge (`factors.ts`).
 */
export function connectionOf(address: string) {
  if (!isIPv6(address)) return address;
  const [start = [], end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: end ? 8 - start.length - end.length : 0 }, () => '0');
  const network = [...start, ...zeros, ...(end ?? [])].slice(0, 4).join(':');
  return new URL(`http://[${network}::]`).hostname.slice(1, -1);
}

export function forwardedHeaders(headers: Headers, address: string) {
  const forwarded = new Headers(headers);
  for (const name of [...proxyHeaders, ...hopByHop]) forwarded.delete(name);
  forwarded.set('x-forwarded-for', address);
  return forwarded;
}

/** A client that is still writing does not see the answer, so this much of a body that is too large is read and dropped. */
const droppedBytes = 8 * 1024 * 1024;

export async function readBody(request: Request, service: Service): Promise<ArrayBuffer | undefined | 'too-large'> {
  if (!request.body) return undefined;
  const limit = largestBody[service];
  if (Number(request.headers.get('content-length') ?? 0) > limit + droppedBytes) return 'too-large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit + droppedBytes) break;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) return 'too-large';
  return (await new Blob(chunks as BlobPart[]).arrayBuffer()) as ArrayBuffer;
}
