import type { Page } from 'playwright-core';
import { builtSite, serveSite } from './site';
import type { Fault, Site } from './site';
import { visit } from './visit';

type Scenario = {
  remote: string;
  address: string;
  /** The visitor's steps to the remote. */
  arrive: (page: Page) => Promise<void>;
  /** The error shown in its area. */
  complaint: string;
  /** Asserts that the rest of the page works. */
  theRest: (page: Page) => Promise<void>;
  /** Content of the remote once it has loaded. */
  content: (page: Page) => ReturnType<Page['getByRole']>;
};

const bookButton = (page: Page) => page.getByRole('button', { name: 'Book Consultation' }).first();
const services = (page: Page) => page.getByRole('radio', { name: /Leadership Coaching/ });

const scenarios: Scenario[] = [
  {
    remote: 'public-site',
    address: '#/',
    arrive: async () => {},
    complaint: 'This page could not be loaded.',
    theRest: async (page) => {
      await bookButton(page).click();
      await services(page).waitFor();
      await page.keyboard.press('Escape');
      await services(page).waitFor({ state: 'detached' });
    },
    content: (page) => page.getByRole('button', { name: 'Start Your Transformation' }),
  },
  {
    remote: 'booking-widget',
    address: '#/',
    arrive: (page) => bookButton(page).click(),
    complaint: 'The booking form could not be loaded.',
    theRest: async (page) => {
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'Explore Services' }).click();
      await page.waitForFunction(() => window.scrollY > 100);
      await bookButton(page).click();
    },
    content: services,
  },
  {
    remote: 'blog-app',
    address: '#/blog',
    arrive: async () => {},
    complaint: 'The blog could not be loaded.',
    theRest: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
      await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
      // A file that never arrives may prevent the load event of the document.
      await page.goBack({ waitUntil: 'commit' });
    },
    content: (page) => page.getByPlaceholder('Search articles...'),
  },
  {
    remote: 'admin-app',
    address: '#/admin',
    arrive: async () => {},
    complaint: 'The admin area could not be loaded.',
    theRest: async (page) => expect(await page.title()).toContain('Admin'),
    content: (page) => page.getByRole('button', { name: 'Sign In' }),
  },
];

const faults: { fault: Fault; what: string }[] = [
  { fault: 'missing', what: 'is missing' },
  { fault: 'error', what: 'answers 500' },
  { fault: 'html', what: 'answers with a page' },
  { fault: 'broken', what: 'is a broken script' },
  { fault: 'tampered', what: 'was tampered with' },
  { fault: 'hanging', what: 'never answers' },
];

let site: Site;
beforeAll(async () => {
  site = await serveSite(builtSite);
});
afterEach(() => site.heal());
afterAll(() => site.close());

describe.each(scenarios)('X2 when $remote', ({ remote, address, arrive, complaint, theRest, content }) => {
  test.each(faults)('$what, its area shows an error, the rest works, and Try again loads it', async ({ fault }) => {
    site.fail(`/r/${remote}/`, fault);
    const { page } = await visit(site.address + address);
    await arrive(page);
    await page.getByText(complaint).waitFor();
    await theRest(page);
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);

    site.heal();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await content(page).waitFor();
    expect(await page.getByText(complaint).count()).toBe(0);
  });

  test('is available, it renders without violating the page’s policy', async () => {
    const { page, violations } = await visit(site.address + address);
    await arrive(page);
    await content(page).waitFor();
    expect(violations).toEqual([]);
  });
});

test('X2 a hanging remote shows an error within four seconds, and only in its own area', async () => {
  site.fail('/r/public-site/', 'hanging');
  const { page } = await visit(site.address);
  await page.getByRole('banner').waitFor();
  const painted = await page.evaluate(() => performance.now());
  await bookButton(page).waitFor();
  expect((await page.evaluate(() => performance.now())) - painted).toBeLessThan(4000);
  await bookButton(page).click();
  await services(page).waitFor();
});

test('X2 a remote that arrives late appears without a retry', async () => {
  site.fail('/r/blog-app/', 'hanging');
  const { page } = await visit(`${site.address}#/blog`);
  await page.route('**/r/blog-app/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue();
  });
  site.heal();
  await page.goto('about:blank');
  await page.goto(`${site.address}#/blog`, { waitUntil: 'commit' });
  await page.getByText('The blog could not be loaded.').waitFor();
  await page.getByPlaceholder('Search articles...').waitFor();
});

test('X2 the blog section of the landing page fails independently', async () => {
  site.fail('/r/blog-app/', 'missing');
  const { page } = await visit(`${site.address}#/#blog`);
  await page.getByText('The articles could not be loaded.').waitFor();
  await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
  site.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Latest Articles' }).waitFor();
});
