import type { Page } from 'playwright-core';
import type { Registry } from '../../publishing/registry';
import { closeDialog } from '../browser/close-dialog';
import { faults, type Fault } from './faults';
import { builtSite, registryOf, serveSite, type Site } from './site';
import { stopClockAfter, visit } from './visit';

type RegistryEntry = Registry['remotes'][string];

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
    complaint: 'This page couldn’t be loaded.',
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
    complaint: 'The booking form couldn’t be loaded.',
    theRest: async (page) => {
      await closeDialog(page, () => page.getByRole('button', { name: 'Close' }).click());
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
    complaint: 'The blog couldn’t be loaded.',
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
    complaint: 'The dashboard couldn’t be loaded.',
    theRest: async (page) => expect(await page.title()).toContain('Admin'),
    content: (page) => page.getByRole('button', { name: 'Sign In' }),
  },
];

const files = {
  entry: ({ entry }: RegistryEntry) => entry,
  'exposed chunk': ({ preloads }: RegistryEntry) => preloads[0]!.href,
};

/** Every fault once, alternating between the entry and the exposed chunk, so that each fault hits both files of two remotes. */
const cellsOf = (scenario: Scenario) =>
  Object.entries(faults).map(([fault, what], index) => {
    const parts = Object.entries(files);
    const [part, fileOf] = parts[(index + scenarios.indexOf(scenario)) % parts.length]!;
    return { part, fileOf, fault: fault as Fault, what };
  });

/**
 * Resolves once the console shows the remote's final failure. Until then a busy machine may report it as slow, and a healed
 * site would show it without Try again.
 */
const failureLogged = (page: Page, remote: string, fault: Fault) =>
  page.waitForEvent('console', (message) =>
    message.text().includes(`${remote} [${fault === 'slow' ? 'slow' : 'unreachable'}]`),
  );

let site: Site;
beforeAll(async () => {
  site = await serveSite(builtSite);
});
afterEach(() => site.heal());
afterAll(() => site.close());

describe.each(scenarios)('X2 when $remote', (scenario) => {
  const { remote, address, arrive, complaint, theRest, content } = scenario;

  test.concurrent.each(cellsOf(scenario))(
    'has an $part that $what, its area shows an error, and Try again loads it',
    async ({ fileOf, fault }) => {
      const faulty = await serveSite(builtSite);
      faulty.fail(`/${fileOf(registryOf(builtSite).remotes[remote]!)}`, fault);
      const { page } = await visit(faulty.address + address);
      const logged = failureLogged(page, remote, fault);
      await arrive(page);
      const error = page.getByText(complaint);
      await Promise.all([error.waitFor(), logged]);
      expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);

      faulty.heal();
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await content(page).waitFor();
      expect(await error.count()).toBe(0);
      await page.context().close();
      await faulty.close();
    },
  );

  test('never answers, the rest of the page works', async () => {
    site.fail(`/r/${remote}/`, 'slow');
    const { page } = await visit(site.address + address);
    await arrive(page);
    await page.getByText(complaint).waitFor();
    await theRest(page);
  });
});

test.each(Object.entries(files))('X2 a hanging %s is reported within four seconds', async (_part, fileOf) => {
  const file = fileOf(registryOf(builtSite).remotes['admin-app']!);
  site.fail(`/${file}`, 'slow');
  const { page } = await visit(`${site.address}#/admin`, { hasOwnClock: true });
  await page.locator(`script[src$="${file}"]`).waitFor({ state: 'attached' });
  await stopClockAfter(page, 4000);
  await page.getByText('The dashboard couldn’t be loaded.').waitFor();
});

test.each(Object.entries(files))('X2 a remote whose %s arrives late appears without a retry', async (_part, fileOf) => {
  const { release } = site.hold(new RegExp(fileOf(registryOf(builtSite).remotes['blog-app']!)));
  const { page } = await visit(`${site.address}#/blog`);
  await page.getByText('The blog couldn’t be loaded.').waitFor();
  release();
  await page.getByPlaceholder('Search articles...').waitFor();
});

test('X2 the blog section of the landing page fails independently', async () => {
  site.fail('/r/blog-app/', 'missing');
  const { page } = await visit(`${site.address}#/#blog`);
  const logged = failureLogged(page, 'blog-app', 'missing');
  await Promise.all([page.getByText('The articles couldn’t be loaded.').waitFor(), logged]);
  await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
  site.heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'The first post' }).waitFor();
});
