import { expect, test } from './fixtures';
import { allButContrast } from '../browser/violations';
import { closeDialog } from '../browser/close-dialog';
import { accessibilityFindings, expectNoBarriers, phone, small, smallest } from './accessibility';
import { withSettings } from './stack';
import { goTo, readThrough } from './visit';

/** 1280 × 800 pixels at 200 % zoom. */
const zoomed = { width: 640, height: 400 };

const pages = ['/', '/blog', '/cookie-policy'];

test('R3 P1 H5 pages have no accessibility findings at any width, zoom or color scheme', async ({ visit }) => {
  const page = await visit({ viewport: phone });
  for (const path of pages) {
    await goTo(page, path);
    await readThrough(page);
    await expectNoBarriers(page, path, [small, zoomed, phone, smallest], smallest);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFindings(page)).toEqual([]);
    // Axe reads the colors from before the replacement.
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    expect(await accessibilityFindings(page, allButContrast)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  }
});

test('R5 H5 P5 P8 P11 A2 X4 the other pages have no accessibility findings at 375 and 1280 px', async ({ visit }) => {
  const page = await visit({ path: '/nowhere', viewport: phone });
  const signs = {
    '/nowhere': page.getByRole('heading', { name: 'I can’t find that page.' }),
    '/privacy-policy': page.getByRole('heading', { level: 1, name: 'Privacy Policy' }),
    '/terms-of-service': page.getByRole('heading', { level: 1, name: 'Terms of Service' }),
    '/partners': page.getByRole('heading', { level: 1, name: 'Put my booking form on your site' }),
    '/blog?saved=1': page.getByRole('heading', { level: 2, name: 'Saved articles' }),
    '/blog?search=zzqqxx': page.getByText('No articles found'),
    '/blog/the-meeting-after-the-meeting': page.getByText('The corridor will never be empty.', { exact: false }),
    '/blog/no-such-article': page.getByText('Article not found'),
    '/admin': page.getByLabel('Username'),
  };
  for (const [path, sign] of Object.entries(signs)) {
    await goTo(page, path);
    await sign.first().waitFor();
    if (!path.startsWith('/blog')) await readThrough(page);
    await expectNoBarriers(page, path, path === '/admin' ? [phone, small, smallest] : undefined);
  }
});

test('C1 H4 L4 L5 no dialog, form or menu of the landing page has accessibility findings', async ({ visit }) => {
  const page = await visit();
  for (const name of ['Discover My Story', 'Learn More']) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    await expectNoBarriers(page, name);
    await closeDialog(page);
  }
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page
    .getByText(/Please/)
    .first()
    .waitFor();
  await expectNoBarriers(page, 'missing fields');
  await page.setViewportSize(phone);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expectNoBarriers(page, 'menu');
});

test('R7 the cookie banner is accessible, and covers at most half of 320 × 256 pixels', async ({ visit }) => {
  await withSettings({ google_analytics_id: 'G-AB12CD34EF' }, async () => {
    // 1280 × 1024 pixels at 400 % zoom.
    const page = await visit({ path: '/blog', isNew: true, viewport: { width: 320, height: 256 } });
    const banner = page.getByRole('region', { name: 'Cookies' });
    for (const state of ['asking', 'choosing']) {
      if (state === 'choosing') await banner.getByRole('button', { name: 'Options' }).click();
      expect((await banner.boundingBox())!.height).toBeLessThanOrEqual(128);
      expect(await accessibilityFindings(page)).toEqual([]);
    }
    await expectNoBarriers(page, 'choosing');
  });
});

test('R5 the maintenance page has no accessibility findings', async ({ visit }) => {
  await withSettings({ maintenance_mode: true }, async () => {
    await expectNoBarriers(await visit({ viewport: phone }), 'maintenance');
  });
});

test('L1 very long settings wrap instead of breaking the layout', async ({ visit }) => {
  const word = 'Verantwortungsbereitschaft'.repeat(4);
  await withSettings(
    { site_title: `${word} Ashford`, site_tagline: word, contact_email: `${word}@example.com` },
    async () => {
      const page = await visit({ viewport: smallest });
      await page.getByText(word, { exact: false }).first().waitFor();
      await readThrough(page);
      await expectNoBarriers(page, 'long settings', [smallest, small], smallest);
    },
  );
});
