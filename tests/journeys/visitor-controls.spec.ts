import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';
import { deadControls } from './press-controls';
import { database, withSettings } from './stack';
import { goTo } from './visit';

const permissions = ['clipboard-read', 'clipboard-write'];

// Header and footer are the same on every page, so only the landing page tests them.
for (const [name, path] of Object.entries({
  'R3 the landing page': '/',
  'P1 the blog page': '/blog',
  'P8 an article': '/blog/the-meeting-after-the-meeting',
}))
  test(`${name}: every control does something`, async ({ visit }) => {
    const page = await visit({ path, permissions });
    expect(await deadControls(page, { path, scope: path === '/' ? 'body' : 'main' })).toEqual([]);
  });

/** Saves some articles on every load, also after a test removed one. */
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

const others = ['/nowhere', '/privacy-policy', '/terms-of-service', '/cookie-policy', '/partners', '/blog?saved=1'];

test('R5 H5 X4 P11 every control of the other pages does something', async ({ visit }) => {
  const page = await visit({ path: '/nowhere', permissions });
  await saveArticles(page);
  await page.goto('about:blank');
  for (const path of others)
    await test.step(path, async () => {
      await goTo(page, path);
      if (path.includes('saved')) await page.getByText('3 articles').waitFor();
      expect(await deadControls(page, { path, scope: 'main' })).toEqual([]);
    });
});

test('E5 every control of the maintenance page does something', ({ visit }) =>
  withSettings({ maintenance_mode: true }, async () => {
    const page = await visit({ permissions });
    await page.getByText('Back soon').waitFor();
    expect(await deadControls(page, { path: '/', scope: 'body' })).toEqual([]);
  }));
