import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Registry } from '../../config/federation/registry.mjs';
import { hostileSlug, posts, settingRows, settings, strayPost } from './published-rows';
import { articleFile, documentOf, said } from './published-pages';
import { openPublishedSite, projectRoot } from './published-site';
import type { PublishedSite } from './published-site';

let site: PublishedSite;

beforeAll(async () => {
  site = await openPublishedSite({
    site_settings_la2024: settingRows(settings),
    blog_posts_la2024: [...posts, strayPost],
  });
});

afterAll(() => site.close());

const registry = () => JSON.parse(site.read('registry.json')) as Registry;

/** As `npm run deploy:remote` and `npm run rollback` do. */
function show(name: string, version: string): void {
  const tools = path.join(projectRoot, 'config/federation/site-folder.mjs');
  const script = `import(process.argv[1]).then(({ showVersion }) => showVersion(...process.argv.slice(2)))`;
  execFileSync(process.execPath, ['-e', script, tools, site.folder, name, version], { env: site.environment });
}

test('X1 a remote that is deployed alone renders its part of the page anew', () => {
  const words = 'Leadership begins where certainty ends.';
  const others = 'Leadership begins where habits end.';
  const { version, entry } = registry().remotes['public-site']!;
  const next = `${version}-next`;
  const folder = path.join(site.folder, 'r/public-site');
  fs.cpSync(path.join(folder, version), path.join(folder, next), { recursive: true });
  const script = path.join(folder, next, path.basename(entry));
  fs.writeFileSync(script, fs.readFileSync(script, 'utf8').replaceAll(words, others));
  show('public-site', next);
  expect(documentOf(site, 'index.html').querySelector('h1')?.textContent).toBe(others);
  show('public-site', version);
  expect(documentOf(site, 'index.html').querySelector('h1')?.textContent).toBe(words);
});

test('P7 an article that is withdrawn loses its page, a changed one gets a new picture, the others keep theirs', async () => {
  const picture = (slug: string) => fs.statSync(path.join(site.folder, `sharing/${slug}.png`)).mtimeMs;
  const before = ['the-first-post', 'the-second-post'].map(picture);
  const shown = site.rows.blog_posts_la2024;
  site.rows.blog_posts_la2024 = [posts[0]!, { ...posts[1]!, title: 'Another title' }];
  expect(await site.publish()).toMatchObject({ code: 0 });
  const after = ['the-first-post', 'the-second-post'].map(picture);
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
  expect(fs.existsSync(path.join(site.folder, 'blog', hostileSlug))).toBe(false);
  expect(fs.existsSync(path.join(site.folder, `sharing/${hostileSlug}.png`))).toBe(false);
  expect(documentOf(site, articleFile('the-second-post')).querySelector('h1')?.textContent).toBe('Another title');
  site.rows.blog_posts_la2024 = shown;
});

test('E5 while the site is being worked on no page is for search engines, and none shows what it will', async () => {
  const shown = site.rows.site_settings_la2024;
  site.rows.site_settings_la2024 = settingRows({ ...settings, maintenance_mode: true });
  expect(await site.publish()).toMatchObject({ code: 0 });
  for (const file of ['index.html', 'blog/index.html', articleFile('the-first-post')]) {
    expect(said(site, file, 'robots')).toBe('noindex');
    expect(documentOf(site, file).querySelector('#root')?.textContent).toBe('');
    expect(documentOf(site, file).body.textContent).toContain('Lena Ashford will be back soon.');
  }
  expect(fs.existsSync(path.join(site.folder, 'sitemap.xml'))).toBe(false);
  site.rows.site_settings_la2024 = shown;
});

test('A6 when the backend does not answer, what was published stays', async () => {
  await site.publish();
  const before = site.read('blog/index.html');
  site.backend.isDown = true;
  const { code, report } = await site.publish();
  site.backend.isDown = false;
  expect([code, report]).toEqual([1, expect.stringMatching(/Nothing was published/)]);
  expect(site.read('blog/index.html')).toBe(before);
});
