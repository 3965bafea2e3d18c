import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { projectRoot } from '../../config/files.mjs';
import { folderHandler } from '../folder-handler';
import { listenOnFreePort } from '../listen-on-free-port';
import { launchBrowser } from '../browser/launch.mjs';
import { patienceMs } from '../browser/patience.mjs';
import { answer } from './backend';

export const embedFolder = path.join(projectRoot, 'dist/origins/booking-widget');

/** The file of the pinned loader, and its hash. */
export function pinnedLoader(): [name: string, integrity: string] {
  const report = JSON.parse(readFileSync(path.join(embedFolder, 'integrity.json'), 'utf8')) as Record<string, string>;
  return Object.entries(report)[0]!;
}

export type HostPage = { html: string; headers?: Record<string, string> };

let browser: Browser;
let servers: http.Server[] = [];
let shown: HostPage = { html: '' };
let sent: Partner['sent'] = [];
let sharedContext: Promise<BrowserContext> | undefined;
let opened: (BrowserContext | Page)[] = [];

/** The origins of the script and of the partner's page. */
export let embedOrigin = '';
export let hostOrigin = '';
/** The address that the build gives the form. */
export const backend = 'http://localhost:54321';

const listening = async (server: http.Server) => `http://localhost:${await listenOnFreePort(server)}`;

const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

async function answerForm(request: http.IncomingMessage, response: http.ServerResponse) {
  if (request.method === 'OPTIONS') return void response.writeHead(200, allowed).end();
  const name = new URL(request.url ?? '/', backend).pathname.split('/').at(-1) ?? '';
  const body = request.method === 'POST' ? await json(request) : undefined;
  if (body) sent.push({ name, body });
  response.writeHead(200, { ...allowed, 'content-type': 'application/json' }).end(JSON.stringify(answer(name, body)));
}

beforeAll(async () => {
  const embed = http.createServer(folderHandler(embedFolder, { isShared: true, isCompressed: true }));
  const host = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...shown.headers }).end(shown.html);
  });
  const form = http.createServer((request, response) => {
    // A page that closes may abort a request.
    answerForm(request, response).catch(() => response.destroy());
  });
  servers = [embed, host, form];
  [embedOrigin, hostOrigin] = [await listening(embed), await listening(host)];
  // Intercepting requests would disable the browser's cache.
  const rule = `MAP localhost:54321 127.0.0.1:${await listenOnFreePort(form)}`;
  browser = await launchBrowser({ args: [`--host-resolver-rules=${rule}`] });
});

afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  opened = [];
});

afterAll(async () => {
  await browser.close();
  for (const server of servers) server.close();
});

export type Partner = {
  page: Page;
  /** Errors, and violations of the page's policy. */
  complaints: string[];
  /** Request bodies by database function. */
  sent: { name: string; body: unknown }[];
};

const defaults: BrowserContextOptions = {
  viewport: { width: 1100, height: 900 },
  timezoneId: 'Europe/Berlin',
  reducedMotion: 'reduce',
};

/** Opens a partner's page with a backend in which every slot is free. `isShared`: in a browser that visited others before. */
export async function visitPartner(
  host: HostPage,
  {
    path: address = '/',
    isShared = false,
    ...options
  }: BrowserContextOptions & { path?: string; isShared?: boolean } = {},
): Promise<Partner> {
  shown = host;
  sent = [];
  const context = await (isShared
    ? (sharedContext ??= browser.newContext(defaults))
    : browser.newContext({ ...defaults, ...options }));
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  opened.push(isShared ? page : context);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(hostOrigin + address);
  return { page, complaints, sent };
}

/** The form in the partner's page, and isolated in a frame. */
export const inline = '<coach-booking service="leadership"></coach-booking>';
export const framed = inline.replace('service', 'isolation="iframe" service');

/** The line of HTML that a partner adds. */
export const scriptTag = (attributes = '') =>
  `<script type="module" src="${embedOrigin}/v1/embed.js" ${attributes}></script>`;

export const plainPage = (body: string, head = ''): HostPage => ({
  html: `<!doctype html><html lang="en"><head><title>Partner</title>${head}</head><body>${body}${scriptTag()}</body></html>`,
});
