import { expect, requestsFail, test } from './fixtures';
import type { Page } from '@playwright/test';
import { settle } from './settle';
import { chooseFirstFreeSlot, chooseService, submitBooking } from './booking-steps';
import { accessibilityFindings, phone } from './accessibility';
import { addresses, withSettings } from './stack';
import { goTo, readThrough } from './visit';

const small = { width: 1280, height: 800 };

const pages = {
  'R3 the landing page': '/',
  'P1 the blog page': '/blog',
  'P11 the saved articles': '/blog?saved=1',
  'R5 page not found': '/nowhere',
  'H5 the privacy policy': '/privacy-policy',
  'H5 the terms of service': '/terms-of-service',
  'H5 the cookie policy': '/cookie-policy',
  'X4 the partners page': '/partners',
};

/** Axe violations of the page, and its horizontal overflow. */
async function barriers(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...(beyond > 0 ? [`${beyond} px are cut off`] : []), ...(await accessibilityFindings(page))];
}

/** Resizes the window, because opening the page again would take as long as the check. */
async function expectNoBarriers(page: Page, viewports = [phone, small]): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await settle(page);
    expect(await barriers(page)).toEqual([]);
  }
}

for (const [name, path] of Object.entries(pages))
  test(`${name} has no accessibility findings at 375 and 1280 px`, async ({ visit }) => {
    const page = await visit({ path, viewport: phone });
    await readThrough(page);
    await expectNoBarriers(page);
  });

const openDialog = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
};

const states: Record<string, { path?: string; reach: (page: Page) => Promise<void> }> = {
  'L4 the full story': { reach: (page) => openDialog(page, 'Discover My Story') },
  'L5 a service in detail': { reach: (page) => openDialog(page, 'Learn More') },
  'B1 the booking’s first step': { reach: (page) => openDialog(page, 'Start Your Transformation') },
  'B6 the booking’s details with missing fields': {
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
  'C1 the contact form with missing fields': {
    async reach(page) {
      await page.locator('#contact').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page
        .getByText(/Please/)
        .first()
        .waitFor();
    },
  },
  'H4 the open menu': {
    reach: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click(),
  },
  'P8 an article': {
    path: '/blog/the-meeting-after-the-meeting',
    reach: (page) => page.getByText('The corridor will never be empty.', { exact: false }).waitFor(),
  },
  'P8 an unknown article': {
    path: '/blog/no-such-article',
    reach: (page) => page.getByRole('dialog').waitFor(),
  },
  'P5 a search that finds nothing': {
    path: '/blog?search=zzqqxx',
    reach: (page) => page.getByText('No articles found').waitFor(),
  },
};

for (const [name, { path, reach }] of Object.entries(states))
  test(`${name} has no accessibility findings at 375 and 1280 px`, async ({ visit }) => {
    const page = await visit({ path, viewport: phone });
    await reach(page);
    await expectNoBarriers(page);
  });

test('R7 the cookie banner with its categories has no accessibility findings', async ({ visit }) => {
  await withSettings({ google_analytics_id: 'G-AB12CD34EF' }, async () => {
    const page = await visit({ path: '/blog', isNew: true, viewport: phone });
    await page.getByRole('button', { name: 'Options' }).click();
    await expectNoBarriers(page);
  });
});

// 1280 × 1024 pixels at 400 % zoom.
test('R7 the cookie banner covers at most half of a window of 320 × 256 pixels', async ({ visit }) => {
  await withSettings({ google_analytics_id: 'G-AB12CD34EF' }, async () => {
    const page = await visit({ path: '/blog', isNew: true, viewport: { width: 320, height: 256 } });
    const banner = page.getByRole('region', { name: 'Cookies' });
    for (const state of ['asking', 'choosing']) {
      if (state === 'choosing') await banner.getByRole('button', { name: 'Options' }).click();
      expect((await banner.boundingBox())!.height).toBeLessThanOrEqual(128);
      expect(await barriers(page)).toEqual([]);
    }
  });
});

test('R5 the maintenance page has no accessibility findings', async ({ visit }) => {
  await withSettings({ maintenance_mode: true }, async () => {
    await expectNoBarriers(await visit({ viewport: phone }));
  });
});

test(
  'L7 P7 the fallback content while the backend is down has no accessibility findings',
  requestsFail,
  async ({ visit }) => {
    const page = await visit({ path: '/nowhere' });
    await page.route(`${addresses.api}/**`, (route) => route.abort());
    for (const path of ['/', '/blog']) {
      await goTo(page, path);
      await readThrough(page);
      expect(await barriers(page)).toEqual([]);
    }
  },
);

const harder = {
  'at 320 px': { viewport: { width: 320, height: 640 } },
  'at 200 % zoom': { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  'with a dark color scheme': { colorScheme: 'dark' },
} as const;

for (const [situation, options] of Object.entries(harder))
  test(`R3 P1 pages have no accessibility findings ${situation}`, async ({ visit }) => {
    const page = await visit({ ...options });
    for (const path of ['/', '/blog', '/cookie-policy']) {
      await goTo(page, path);
      await readThrough(page);
      expect(await barriers(page)).toEqual([]);
    }
  });

// Axe reads the colors from before the replacement, so this checks overflow only.
test('R3 P1 nothing is cut off with forced colors', async ({ visit }) => {
  const page = await visit({ forcedColors: 'active' });
  for (const path of ['/', '/blog']) {
    await goTo(page, path);
    await readThrough(page);
    const findings = await barriers(page);
    expect(findings.filter((finding) => !finding.startsWith('color-contrast'))).toEqual([]);
  }
});

test('L1 very long settings wrap instead of breaking the layout', async ({ visit }) => {
  const word = 'Verantwortungsbereitschaft'.repeat(4);
  await withSettings(
    { site_title: `${word} Ashford`, site_tagline: word, contact_email: `${word}@example.com` },
    async () => {
      const smallest = { width: 320, height: 640 };
      const page = await visit({ viewport: smallest });
      await page.getByText(word, { exact: false }).first().waitFor();
      await readThrough(page);
      await expectNoBarriers(page, [smallest, small]);
    },
  );
});
