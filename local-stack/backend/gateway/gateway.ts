import { unlessDatabaseIsLost } from '../pool.ts';
import { respond, notFound, badRequest, tooLarge, tooManyAttempts, unavailable, wrongMethod } from './responses.ts';
import { createAuthGate, type Call, type Forward } from './auth-gate.ts';
import { compressed } from './compressed.ts';
import { methods, preflight, readableAnywhere } from './cross-origin.ts';
import { clientAddress, connectionOf, forwardedHeaders, readBody, takeKey, type Service } from './request.ts';
import { isMalformed } from './malformed.ts';
import { createFairQueue } from './fair-queue.ts';
import { isVisitorsCostlyFilter } from './visitor-filters.ts';
import type { LocalKeys } from '../local-keys.ts';

type Gateway = (request: Request, peer: string | undefined) => Promise<Response>;

/** The backend's only public entry. Forwards the listed paths; the services behind it have more that must stay private. */
export function createGateway({
  supabase,
  storage,
  keys,
  connections,
  readOnlyFunctions = new Set(),
  twoFactor,
  functionsUrl,
  isBehindProxy = false,
}: {
  supabase: { fetch(request: Request): Promise<Response> | Response };
  storage: Forward;
  keys: LocalKeys;
  connections: number;
  readOnlyFunctions?: ReadonlySet<string>;
  twoFactor: (forward: Forward) => Forward;
  functionsUrl?: string;
  isBehindProxy?: boolean;
}): Gateway {
  const toSupabase: Forward = async (call) => supabase.fetch(requestOf(call, call.url));
  const auth = createAuthGate(twoFactor(toSupabase), keys.secretKey);
  // Two more than there are connections, so that the database does not wait for the next request to be read.
  const inTurn = createFairQueue({ atOnce: connections + 2, perAddress: Math.ceil((connections + 2) / 2) });

  const services: Record<Service, Forward> = {
    rest: async (call) => {
      if (call.url.pathname === '/rest/v1/') return notFound('/rest/v1/');
      const response = await inTurn(call.address, () => toSupabase(call));
      return response === 'too-many' ? tooManyAttempts('Too many requests at once. Please try again.', 1) : response;
    },
    auth,
    storage,
    functions: (call) => toFunctions(call, functionsUrl),
  };

  return async (request, peer) => {
    if (request.method === 'OPTIONS') return preflight(request);
    if (!methods.includes(request.method)) return readableAnywhere(wrongMethod());
    const url = new URL(request.url);
    const service = serviceOf(url.pathname);
    if (!service) return readableAnywhere(notFound(url.pathname));
    const body = await readBody(request, service);
    if (body === 'too-large') return readableAnywhere(tooLarge());
    if (isMalformed(url, request.headers, body)) return readableAnywhere(badRequest());
    const given = service === 'rest' ? takeKey(url, request.headers) : request.headers;
    if (service === 'rest' && (await isVisitorsCostlyFilter(url, given, keys))) return readableAnywhere(badRequest());

    const address = clientAddress(given, peer, isBehindProxy);
    const headers = forwardedHeaders(given, address);
    const call = { method: request.method, url, headers, body, address: connectionOf(address) };
    // A change continues after its client disconnects.
    const [, called] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(url.pathname) ?? [];
    const isRead = ['GET', 'HEAD'].includes(request.method) || readOnlyFunctions.has(called ?? '');
    const signal = isRead ? request.signal : undefined;
    const response = await unlessDatabaseIsLost(() => services[service](call), signal);
    if (response === 'database-lost') return readableAnywhere(unavailable());
    return readableAnywhere(service === 'rest' ? compressed(request, response) : response);
  };
}

function serviceOf(pathname: string): Service | undefined {
  const [, name] = /^\/(rest|auth|storage|functions)\/v1\//.exec(pathname) ?? [];
  return name as Service | undefined;
}

function requestOf({ method, headers, body }: Call, url: URL) {
  return new Request(url, { method, headers, body: method === 'GET' || method === 'HEAD' ? undefined : body });
}

async function toFunctions(call: Call, functionsUrl: string | undefined) {
  const off = { code: 'functions_off', message: 'The functions are not running.' };
  if (!functionsUrl) return respond(503, off);
  // Set separately: in one string, a path that starts with // would name another host.
  const url = new URL(functionsUrl);
  url.pathname = call.url.pathname.slice('/functions/v1'.length);
  url.search = call.url.search;
  try {
    return await fetch(requestOf(call, url), { redirect: 'manual' });
  } catch {
    return respond(503, off);
  }
}
