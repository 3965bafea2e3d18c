import { readFile } from 'node:fs/promises';
import { namesThisMachine } from '../stack/listen.ts';
import { htmlPart, listPage, messagePage, notFoundPage } from './inbox-pages.ts';
import type { Message, MessageStore } from './message-store.ts';
import type { RequestListener, IncomingMessage } from 'node:http';

type Answer = { status?: number; headers?: Record<string, string>; body?: string | Buffer };

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
// Emails are untrusted: no scripts, forms, network or origin.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const commonHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The inbox for people (`/`) and for tests (`/api/messages`). */
export function createInboxHandler(store: MessageStore): RequestListener {
  return async (request, response) => {
    const { status = 200, headers = {}, body = '' } = await answer(store, request).catch(failed);
    response.writeHead(status, { ...commonHeaders, ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function failed(error: unknown): Answer {
  console.error(error);
  return { status: 500, body: 'The inbox failed.\n' };
}

async function answer(store: MessageStore, request: IncomingMessage): Promise<Answer> {
  if (!namesThisMachine(request)) return { status: 421, body: 'The inbox is at localhost.\n' };
  const [address = '/', query = ''] = (request.url ?? '/').split('?');
  if (request.method === 'POST' || request.method === 'DELETE') return change(store, request, address);
  if (address === '/') return page(listPage(await store.list()));
  if (address === '/inbox.css') return asset('inbox.css', 'text/css');
  if (address === '/inbox.js') return asset('inbox.js', 'text/javascript');
  if (address === '/api/messages') return json(await listForTests(store, new URLSearchParams(query)));
  const [, area, id = '', part, index] = address.split('/');
  const message = area === 'messages' ? await store.find(id) : undefined;
  return (message && partOf(message, part, index)) ?? page(notFoundPage(), 404);
}

async function change(store: MessageStore, request: IncomingMessage, address: string): Promise<Answer> {
  if (!comesFromHere(request)) return { status: 403, body: 'Only the inbox itself may delete emails.\n' };
  const isForm = request.method === 'POST' && address === '/delete-all';
  const isApi = request.method === 'DELETE' && address === '/api/messages';
  if (!isForm && !isApi) return { status: 404, body: 'Not found.\n' };
  await store.clear();
  return isForm ? { status: 303, headers: { location: '/' } } : { status: 204 };
}

/** Rejects other pages of the same browser; programs do not send this header. */
function comesFromHere(request: IncomingMessage) {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function partOf(message: Message, part: string | undefined, index: string | undefined): Answer | undefined {
  if (part === undefined) return page(messagePage(message));
  if (part === 'html' && message.html) {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': mailPolicy };
    return { headers, body: htmlPart(message) };
  }
  if (part === 'raw') return { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: message.raw };
  const attachment = part === 'attachments' ? message.attachments[Number(index)] : undefined;
  if (!attachment) return undefined;
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`;
  const headers = {
    'content-type': attachment.type,
    'content-disposition': disposition,
    'content-security-policy': mailPolicy,
  };
  return { headers, body: attachment.content };
}

/** @param query `to`: only emails to this address; `limit`: at most so many */
async function listForTests(store: MessageStore, query: URLSearchParams) {
  const to = query.get('to')?.toLowerCase();
  const messages = await store.list();
  return messages
    .filter((message) => !to || message.to.some(({ address }) => address.toLowerCase() === to))
    .slice(0, Number(query.get('limit') ?? messages.length))
    .map(({ raw: _, ...message }) => ({
      ...message,
      attachments: message.attachments.map(({ name, type, content }, index) => ({
        name,
        type,
        size: content.length,
        address: `/messages/${message.id}/attachments/${index}`,
      })),
    }));
}

function page(body: string, status: number = 200): Answer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy },
    body,
  };
}

function json(value: unknown): Answer {
  return { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value, null, 2) };
}

async function asset(name: string, type: string): Promise<Answer> {
  return {
    headers: { 'content-type': `${type}; charset=utf-8` },
    body: await readFile(new URL(name, import.meta.url)),
  };
}
