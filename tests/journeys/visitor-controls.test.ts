import type { Page } from 'playwright-core';
import { deadControls } from './press-controls';
import { database, withSettings } from './stack';
import { goTo, visit } from './visit';

const places = {
  'R3 the landing page': '/',
  'P1 the blog page': '/blog',
  'P8 an article': '/blog/the-meeting-after-the-meeting',
  'R5 page not found': '/nowhere',
  'H5 the privacy policy': '/privacy-policy',
  'H5 the terms of service': '/terms-of-service',
  'H5 the cookie policy': '/cookie-policy',
  'X4 the page for partners': '/partners',
};

const savedArticles = '/blog?saved=1';

const permissions = ['clipboard-read', 'clipboard-write'];
const patience = 240_000;

// Header and footer are the same everywhere, so they are pressed once.
test.each(Object.entries(places))(
  '%s has no control that does nothing',
  async (_, path) => {
    const { page } = await visit({ path, permissions });
    expect(await deadControls(page, { path, scope: path === '/' ? 'body' : 'main' })).toEqual([]);
  },
  patience,
);

/** Some articles are saved whenever the page is opened, also after one was removed. */
async function saveArticles(page: Page) {
  const { data } = await database()
    .from('blog_posts_la2024')
    .select('id, title, slug')
    .eq('is_published', true)
    .limit(3);
  await page.addInitScript((saved) => {
    if (location.protocol !== 'about:') localStorage.setItem('bookmarked_posts', saved);
  }, JSON.stringify(data));
}

test(
  'P11 the saved articles have no control that does nothing',
  async () => {
    const { page } = await visit({ permissions });
    await saveArticles(page);
    await page.goto('about:blank');
    await goTo(page, savedArticles);
    await page.getByText('3 articles').waitFor();
    expect(await deadControls(page, { path: savedArticles, scope: 'main' })).toEqual([]);
  },
  patience,
);

test(
  'E5 the page of a site that pauses has no control that does nothing',
  () =>
    withSettings({ maintenance_mode: true }, async () => {
      const { page } = await visit({ permissions });
      await page.getByText('Back soon').waitFor();
      expect(await deadControls(page, { path: '/', scope: 'body' })).toEqual([]);
    }),
  patience,
);
