import http from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { listenOnFreePort } from '../listen-on-free-port';
import { dropTimers } from '../browser/drop-timers';
import { launchBrowser } from '../browser/launch.mjs';
import { patienceMs } from '../browser/patience.mjs';

let browser: Browser;
let backend: http.Server;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  backend = http.createServer(answer);
  const port = await listenOnFreePort(backend);
  // Intercepting requests would disable the browser's cache, and files would be requested twice.
  browser = await launchBrowser({ args: [`--host-resolver-rules=MAP localhost:54321 127.0.0.1:${port}`] });
});

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => backend.close(resolve));
});

export type Visit = {
  page: Page;
  /** Violations of the page's policy and of integrity. */
  violations: string[];
  /** Requests to the backend, without preflights. */
  backendRequests: string[];
};

/** Preflights of all visits, which the browser does not report. */
export const preflights: string[] = [];

const when = '2026-01-05T09:00:00Z';
const shown = { is_featured: true, is_published: true, created_at: when, updated_at: when };

/** The backend's responses in these tests: enough content that no built-in samples are needed. */
const tables: Record<string, object[]> = {
  services_la2024: [
    {
      ...{ id: 'leadership', name: 'Leadership Coaching', subtitle: '', description: '', invitation: '' },
      ...{ picture_url: '', is_on_page: true, is_bookable: true, booking_minutes: 60 },
      ...{ price_label: '', booking_description: '' },
    },
  ],
  testimonials_la2024: [
    { id: 't1', name: 'Ana', title: 'CEO', company: null, content: 'Clear.', rating: 5, image_url: null, ...shown },
  ],
  blog_posts_la2024: [
    {
      ...{ id: 'p1', title: 'The first post', slug: 'the-first-post', excerpt: 'How it began.', views: 3 },
      ...{ category: 'leadership', author: 'Lena Ashford', featured_image: '', read_time: '5 min read' },
      ...{ ...shown, is_featured: false },
    },
  ],
};

type VisitOptions = {
  /** The test controls the time of the page by `stopClockAfter`. */
  hasOwnClock?: boolean;
  /** The length of timers that the page never gets, in ms. */
  droppedTimers?: number;
};

/** Opens an address as a visitor. */
export async function visit(
  address: string,
  { hasOwnClock = false, droppedTimers }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const violations: string[] = [];
  const backendRequests: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML|integrity|preload/i.test(message.text()))
      violations.push(message.text());
  });
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host === 'localhost:54321') backendRequests.push(pathname);
  });
  if (hasOwnClock) await page.clock.install();
  if (droppedTimers) await page.addInitScript(dropTimers, droppedTimers);
  await page.goto(address, { waitUntil: 'commit' });
  return { page, violations, backendRequests };
}

/** Opens the booking form by a button, and waits until it has replaced the prerendered first step. */
export async function openForm(page: Page, button = 'Start Your Transformation'): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('radio', { name: /Leadership Coaching/ }).waitFor();
  await page.locator('#early-booking').waitFor({ state: 'detached' });
}

/** Moves the page's own clock on, and stops it there. No busy machine delays that, and no timer fires later. */
export async function stopClockAfter(page: Page, ms: number): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ms);
}

function answer({ method, url }: http.IncomingMessage, response: http.ServerResponse): void {
  if (method === 'OPTIONS') preflights.push(url ?? '');
  const { pathname } = new URL(url ?? '/', 'http://localhost:54321');
  const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  response.writeHead(200, { 'content-type': 'application/json', ...allowed });
  response.end(JSON.stringify(tables[pathname.split('/').at(-1) ?? ''] ?? []));
}
