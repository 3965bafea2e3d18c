import type { Page } from 'playwright-core';
import { atRest } from './at-rest';
import { chooseFirstFreeSlot, chooseService, submitBooking } from './booking-steps';
import { accessibilityFindings, keepOpen, phone } from './browser';
import { addresses, withSettings } from './stack';
import { goTo, readThrough, visit } from './visit';

const small = { width: 1280, height: 800 };
const sizes = [phone, small];

const kept = new Map<number, Page>();

/** Opens an address anew in the window of this size. */
async function visitIn(viewport: (typeof sizes)[number], path = '/'): Promise<Page> {
  const window = kept.get(viewport.width);
  if (window) {
    await window.goto('about:blank');
    await goTo(window, path);
    return window;
  }
  const { page } = await visit({ path, viewport });
  keepOpen(page);
  kept.set(viewport.width, page);
  return page;
}

const pages = {
  'R3 the landing page': '/',
  'P1 the blog page': '/blog',
  'P11 the saved articles': '/blog?saved=1',
  'R5 page not found': '/nowhere',
  'H5 the privacy policy': '/privacy-policy',
  'H5 the terms of service': '/terms-of-service',
  'H5 the cookie policy': '/cookie-policy',
  'X4 the page for partners': '/partners',
};

/** What is wrong with a page for those who see, hear or move otherwise: axe, and what is cut off. */
async function barriers(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...(beyond > 0 ? [`${beyond} px are cut off`] : []), ...(await accessibilityFindings(page))];
}

test.each(Object.entries(pages))('%s has no barriers at 375 and 1280 px', async (_, path) => {
  for (const viewport of sizes) {
    const page = await visitIn(viewport, path);
    await readThrough(page);
    expect(await barriers(page)).toEqual([]);
  }
});

const openDialog = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
  await atRest(page);
};

const states: Record<string, { path?: string; isNew?: boolean; reach: (page: Page) => Promise<void> }> = {
  'L4 the full story': { reach: (page) => openDialog(page, 'Discover My Story') },
  'L5 a service in detail': { reach: (page) => openDialog(page, 'Learn More') },
  'B1 the booking’s first step': { reach: (page) => openDialog(page, 'Start Your Transformation') },
  'B6 the booking’s details with what is missing': {
    async reach(page) {
      await openDialog(page, 'Start Your Transformation');
      await chooseService(page.getByRole('dialog'), /Keynote Speaking/);
      await chooseFirstFreeSlot(page.getByRole('dialog'), 3);
      await submitBooking(page.getByRole('dialog'));
      await page
        .getByRole('dialog')
        .getByText(/Please/)
        .first()
        .waitFor();
    },
  },
  'C1 the contact form with what is missing': {
    async reach(page) {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page
        .getByText(/Please/)
        .first()
        .waitFor();
    },
  },
  'H4 the open menu': {
    async reach(page) {
      const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  'R7 the question about cookies with its categories': {
    path: '/blog',
    isNew: true,
    reach: (page) => page.getByRole('button', { name: 'Choose' }).click(),
  },
  'P8 an article': {
    path: '/blog/the-meeting-after-the-meeting',
    reach: (page) => page.getByText('The corridor will never be empty.', { exact: false }).waitFor(),
  },
  'P8 an article that is none': {
    path: '/blog/no-such-article',
    reach: (page) => page.getByRole('dialog').waitFor(),
  },
  'P5 a search that finds nothing': {
    path: '/blog?search=zzqqxx',
    reach: (page) => page.getByText('No articles found').waitFor(),
  },
};

test.each(Object.entries(states))('%s has no barriers at 375 and 1280 px', async (_, { path, isNew, reach }) => {
  for (const viewport of sizes) {
    const page = isNew ? (await visit({ path, isNew, viewport })).page : await visitIn(viewport, path);
    await reach(page);
    expect(await barriers(page)).toEqual([]);
  }
});

test('R5 maintenance has no barriers', async () => {
  await withSettings({ maintenance_mode: true }, async () => {
    for (const viewport of sizes) {
      const { page } = await visit({ viewport });
      expect(await barriers(page)).toEqual([]);
    }
  });
});

test('L7 P7 what stands in while the backend is down has no barriers', async () => {
  for (const path of ['/', '/blog']) {
    const { page } = await visit({ path: '/nowhere' });
    await page.route(`${addresses.api}/**`, (route) => route.abort());
    await goTo(page, path);
    await readThrough(page);
    expect(await barriers(page)).toEqual([]);
  }
});

const harder = {
  'at 320 px': { viewport: { width: 320, height: 640 } },
  'at 200 % zoom': { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  'in dark surroundings': { colorScheme: 'dark' },
} as const;

test.each(Object.entries(harder))('R3 P1 nothing is cut off or unreadable %s', async (_, options) => {
  for (const path of ['/', '/blog', '/cookie-policy']) {
    const { page } = await visit({ path, ...options });
    await readThrough(page);
    expect(await barriers(page)).toEqual([]);
  }
});

// Axe reads the colours that are replaced, so only what is cut off can be seen here.
test('R3 P1 in forced colours nothing is cut off', async () => {
  for (const path of ['/', '/blog']) {
    const { page } = await visit({ path, forcedColors: 'active' });
    await readThrough(page);
    const findings = await barriers(page);
    expect(findings.filter((finding) => !finding.startsWith('color-contrast'))).toEqual([]);
  }
});

test('L1 texts of the owner that are far too long break instead of the page', async () => {
  const word = 'Verantwortungsbereitschaft'.repeat(4);
  await withSettings(
    { site_title: `${word} Ashford`, site_tagline: word, contact_email: `${word}@example.com` },
    async () => {
      for (const viewport of [{ width: 320, height: 640 }, small]) {
        const { page } = await visit({ viewport });
        await page.getByText(word, { exact: false }).first().waitFor();
        await readThrough(page);
        expect(await barriers(page)).toEqual([]);
      }
    },
  );
});
