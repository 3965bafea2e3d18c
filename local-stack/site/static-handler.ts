import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { headersFor, parseHeadersFile, type HeaderRule } from './headers-file.ts';
import { requestedFile, type Mount } from './requested-file.ts';
import type { ReadFile, Representation } from './compressed-file.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type StaticOptions = {
  mounts: readonly Mount[];
  /** Allows other origins to read the files. */
  isShared?: boolean;
  read: ReadFile;
};
type Request = IncomingMessage;
type Response = ServerResponse;

const hashedName = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/;

/**
 * Serves folders like a static host. A URL without a file is a 404: with the folder's `404.html` for a browser that opens it
 * as a page, and plain text otherwise, because a missing script must not be answered with HTML.
 */
export function createStaticHandler(options: StaticOptions): (request: Request, response: Response) => void {
  async function answer(request: Request, response: Response) {
    if (options.isShared) response.setHeader('access-control-allow-origin', '*');
    response.setHeader('x-content-type-options', 'nosniff');
    if (request.method === 'OPTIONS') return preflight(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    const [pathname = '/', ...search] = (request.url ?? '/').split(/(?=\?)/);
    const asked = requestedFile(options.mounts, pathname);
    if (!asked) return notFound(request, response, pathname);
    const file = asked.isFolder ? path.join(asked.file, 'index.html') : asked.file;
    const found = await options.read(file, acceptedEncodings(request));
    if (found) return send(request, response, asked.pathname, file, found, await rulesOf(asked.folder));
    if (!asked.isFolder && (await isFile(path.join(file, 'index.html')))) {
      return redirect(response, `${pathname}/${search.join('')}`);
    }
    return notFound(request, response, pathname);
  }

  async function notFound(request: Request, response: Response, pathname: string) {
    const folder = options.mounts.find(({ prefix }) => prefix === '/')?.folder;
    const isPage = request.headers.accept?.includes('text/html');
    const page = folder && isPage ? await options.read(path.join(folder, '404.html'), []) : undefined;
    if (folder && page) response.setHeaders(headersFor(await rulesOf(folder), pathname));
    response.setHeader('content-type', `text/${page ? 'html' : 'plain'}; charset=utf-8`);
    response.setHeader('cache-control', 'no-store');
    response.writeHead(404).end(request.method === 'HEAD' ? undefined : (page?.body ?? 'Not found.\n'));
  }

  return (request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('The file could not be read.\n');
    });
  };
}

function send(
  request: Request,
  response: Response,
  pathname: string,
  file: string,
  found: Representation,
  rules: HeaderRule[],
) {
  response.setHeader('content-type', getMimeType(file) ?? 'application/octet-stream');
  response.setHeader('etag', found.etag);
  response.setHeader('cache-control', hashedName.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (found.isCompressible) response.setHeader('vary', 'Accept-Encoding');
  response.setHeaders(headersFor(rules, pathname));
  if (knows(request, found.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (found.encoding !== 'identity') response.setHeader('content-encoding', found.encoding);
  response.setHeader('content-length', found.body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : found.body);
}

function preflight(response: Response) {
  const allowed = { 'access-control-allow-methods': 'GET, HEAD', 'access-control-allow-headers': '*' };
  response.writeHead(204, { allow: 'GET, HEAD, OPTIONS', 'access-control-max-age': '86400', ...allowed }).end();
}

function refuseMethod(response: Response) {
  response.writeHead(405, { allow: 'GET, HEAD, OPTIONS', 'content-type': 'text/plain' }).end('Only GET and HEAD.\n');
}

function redirect(response: Response, location: string) {
  // `//host/` would redirect to another origin.
  response.writeHead(308, { location: location.replace(/^\/+/, '/') }).end();
}

function knows(request: Request, etag: string) {
  const known = request.headers['if-none-match'];
  if (!known) return false;
  return known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function acceptedEncodings(request: Request) {
  const header = String(request.headers['accept-encoding'] ?? '');
  const refused = /^(?:0(?:\.0*)?)$/;
  const accepted = header.split(',').flatMap((part) => {
    const [name = '', quality = ''] = part.split(';q=').map((piece) => piece.trim().toLowerCase());
    return refused.test(quality) ? [] : [name];
  });
  const ours = ['br', 'gzip'] as const;
  return ours.filter((encoding) => accepted.includes(encoding));
}

const knownRules: Map<string, { stamp: number; rules: HeaderRule[] }> = new Map();

async function rulesOf(folder: string) {
  const file = path.join(folder, '_headers');
  const stats = await stat(file).catch(() => undefined);
  if (!stats) return [];
  const known = knownRules.get(file);
  if (known?.stamp === stats.mtimeMs) return known.rules;
  const rules = parseHeadersFile(await readFile(file, 'utf8'));
  knownRules.set(file, { stamp: stats.mtimeMs, rules });
  return rules;
}

async function isFile(file: string) {
  return (await stat(file).catch(() => undefined))?.isFile() ?? false;
}
