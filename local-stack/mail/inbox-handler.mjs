import { readFile } from 'node:fs/promises';
import { namesThisMachine } from '../stack/listen.mjs';
import { htmlPart, listPage, messagePage, notFoundPage } from './inbox-pages.mjs';

/**
 * @typedef {import('./message-store.mjs').Message} Message
 * @typedef {import('./message-store.mjs').MessageStore} MessageStore
 * @typedef {{ status?: number, headers?: Record<string, string>, body?: string | Buffer }} Answer
 */

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

/**
 * The inbox for people (`/`) and for tests (`/api/messages`).
 *
 * @param {MessageStore} store
 * @returns {import('node:http').RequestListener}
 */
export function createInboxHandler(store) {
  return async (request, response) => {
    const { status = 200, headers = {}, body = '' } = await answer(store, request).catch(failed);
    response.writeHead(status, { ...commonHeaders, ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * @param {unknown} error
 * @returns {Answer}
 */
function failed(error) {
  console.error(error);
  return { status: 500, body: 'The inbox failed.\n' };
}

/**
 * @param {MessageStore} store
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Answer>}
 */
async function answer(store, request) {
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

/**
 * @param {MessageStore} store
 * @param {import('node:http').IncomingMessage} request
 * @param {string} address
 * @returns {Promise<Answer>}
 */
async function change(store, request, address) {
  if (!comesFromHere(request)) return { status: 403, body: 'Only the inbox itself may delete emails.\n' };
  const isForm = request.method === 'POST' && address === '/delete-all';
  const isApi = request.method === 'DELETE' && address === '/api/messages';
  if (!isForm && !isApi) return { status: 404, body: 'Not found.\n' };
  await store.clear();
  return isForm ? { status: 303, headers: { location: '/' } } : { status: 204 };
}

/**
 * Rejects other pages of the same browser; programs do not send this header.
 *
 * @param {import('node:http').IncomingMessage} request
 */
function comesFromHere(request) {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/**
 * @param {Message} message
 * @param {string | undefined} part
 * @param {string | undefined} index
 * @returns {Answer | undefined}
 */
function partOf(message, part, index) {
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

/**
 * @param {MessageStore} store
 * @param {URLSearchParams} query `to`: only emails to this address; `limit`: at most so many
 */
async function listForTests(store, query) {
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

/**
 * @param {string} body
 * @param {number} [status]
 * @returns {Answer}
 */
function page(body, status = 200) {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy },
    body,
  };
}

/**
 * @param {unknown} value
 * @returns {Answer}
 */
function json(value) {
  return { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value, null, 2) };
}

/**
 * @param {string} name
 * @param {string} type
 * @returns {Promise<Answer>}
 */
async function asset(name, type) {
  return {
    headers: { 'content-type': `${type}; charset=utf-8` },
    body: await readFile(new URL(name, import.meta.url)),
  };
}
