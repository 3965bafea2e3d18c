import http from 'node:http';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { listenOnFreePort } from '../listen-on-free-port.mjs';
import { createFileReader } from '../../local-stack/site/compressed-file.mjs';
import { createStaticHandler } from '../../local-stack/site/static-handler.mjs';
import { launchBrowser } from '../browser/launch.mjs';
import { answer } from './backend';

const projectRoot = path.resolve(__dirname, '../..');
export const embedFolder = path.join(projectRoot, 'dist/origins/booking-widget');

export type HostPage = { html: string; headers?: Record<string, string> };

let browser: Browser;
let embedServer: http.Server;
let hostServer: http.Server;
let shown: HostPage = { html: '' };

/** The origins of the script and of the partner's page. */
export let embedOrigin = '';
export let hostOrigin = '';
/** The address that the build gives the form. Requests to it never leave the browser. */
export const backend = 'http://localhost:54321';

const listening = async (server: http.Server) => `http://localhost:${await listenOnFreePort(server)}`;

beforeAll(async () => {
  const read = createFileReader({ cacheFolder: path.join(projectRoot, '.cache/compressed') });
  embedServer = http.createServer(
    createStaticHandler({ mounts: [{ prefix: '/', folder: embedFolder }], isShared: true, read }),
  );
  hostServer = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...shown.headers }).end(shown.html);
  });
  [embedOrigin, hostOrigin, browser] = await Promise.all([
    listening(embedServer),
    listening(hostServer),
    launchBrowser(),
  ]);
});

afterAll(async () => {
  await browser.close();
  for (const server of [embedServer, hostServer]) server.close();
});

export type Partner = {
  page: Page;
  /** Errors, and violations of the page's policy. */
  complaints: string[];
  /** Request bodies by database function. */
  sent: { name: string; body: unknown }[];
  close: () => Promise<void>;
};

const defaults: BrowserContextOptions = {
  viewport: { width: 1100, height: 900 },
  timezoneId: 'Europe/Berlin',
  reducedMotion: 'reduce',
};

/** Opens a partner's page with a backend in which every slot is free. */
export async function visitPartner(
  host: HostPage,
  { path: address = '/', ...options }: BrowserContextOptions & { path?: string } = {},
): Promise<Partner> {
  shown = host;
  const context = await browser.newContext({ ...defaults, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  const sent: Partner['sent'] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await context.route(`${backend}/**`, (route) => {
    const request = route.request();
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const body: unknown = request.method() === 'POST' ? request.postDataJSON() : undefined;
    if (body) sent.push({ name, body });
    return route.fulfill({
      json: answer(name, body),
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  await page.goto(hostOrigin + address);
  return { page, complaints, sent, close: () => context.close() };
}

/** The line of HTML that a partner adds. */
export const scriptTag = (attributes = '') =>
  `<script type="module" src="${embedOrigin}/v1/embed.js" ${attributes}></script>`;

export const plainPage = (body: string, head = ''): HostPage => ({
  html: `<!doctype html><html lang="en"><head><title>Partner</title>${head}</head><body>${body}${scriptTag()}</body></html>`,
});
