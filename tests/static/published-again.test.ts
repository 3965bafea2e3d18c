import fs from 'node:fs';
import path from 'node:path';
import { addVersion, releaseVersion, writePages } from '../federation/deploying';
import { registryOf } from '../federation/site';
import { hostileSlug, posts, services, settingRows, settings, strayPost } from './published-rows';
import { articleFile, documentOf, said, serviceFile } from './published-pages';
import { openPublishedSite, type PublishedSite } from './published-site';

const rows = {
  site_settings_la2024: settingRows(settings),
  services_la2024: services,
  blog_posts_la2024: [...posts, strayPost],
};
let site: PublishedSite;

beforeAll(async () => {
  site = await openPublishedSite(rows);
});

afterEach(() => Object.assign(site.rows, rows));

afterAll(() => site.close());

test('PE5 pages and feeds are published from settings, services and articles only, so none contains a client', () => {
  expect([...site.backend.requested].toSorted()).toEqual([
    'blog_posts_la2024',
    'services_la2024',
    'site_settings_la2024',
  ]);
});

test('A6 if the backend does not respond, the published pages stay', async () => {
  const before = site.read('blog/index.html');
  site.backend.isDown = true;
  const { status, output } = await site.publish();
  site.backend.isDown = false;
  expect([status, output]).toEqual([1, expect.stringMatching(/Nothing was published/)]);
  expect(site.read('blog/index.html')).toBe(before);
});

test('X1 deploying a single remote renders its part of the page again', async () => {
  const words = 'Leadership begins where certainty ends.';
  const others = 'Leadership begins where habits end.';
  const { version } = registryOf(site.folder).remotes['public-site']!;
  const next = addVersion(site.folder, 'public-site', { code: (code) => code.replaceAll(words, others) });
  await releaseVersion(site.folder, 'public-site', next);
  expect(documentOf(site, 'index.html').querySelector('h1')?.textContent).toBe(others);
  await releaseVersion(site.folder, 'public-site', version);
  expect(documentOf(site, 'index.html').querySelector('h1')?.textContent).toBe(words);
});

test('X1 articles of another backend are not published', async () => {
  const file = path.join(site.folder, 'published.json');
  const before = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(before), backend: 'https://other.example' }));
  await writePages(site.folder);
  expect(fs.existsSync(path.join(site.folder, articleFile('the-first-post')))).toBe(false);
  fs.writeFileSync(file, before);
  await writePages(site.folder);
  expect(fs.existsSync(path.join(site.folder, articleFile('the-first-post')))).toBe(true);
});

test('P7 an unpublished article loses its page, a changed one gets a new picture, the others keep theirs', async () => {
  const picture = (slug: string) => fs.statSync(path.join(site.folder, `sharing/${slug}.png`)).mtimeMs;
  const before = ['the-first-post', 'the-second-post'].map(picture);
  site.rows.blog_posts_la2024 = [posts[0]!, { ...posts[1]!, title: 'Another title' }];
  expect(await site.publish()).toMatchObject({ status: 0 });
  const after = ['the-first-post', 'the-second-post'].map(picture);
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
  expect(fs.existsSync(path.join(site.folder, 'blog', hostileSlug))).toBe(false);
  expect(fs.existsSync(path.join(site.folder, `sharing/${hostileSlug}.png`))).toBe(false);
  expect(documentOf(site, articleFile('the-second-post')).querySelector('h1')?.textContent).toBe('Another title');
});

test('P7 more articles than the backend returns at once are all published', async () => {
  site.rows.blog_posts_la2024 = [...Array.from({ length: 200 }, () => posts[0]!), posts[1]!];
  expect(await site.publish()).toMatchObject({ status: 0, output: expect.stringContaining('201 articles') });
  expect(fs.existsSync(path.join(site.folder, articleFile('the-second-post')))).toBe(true);
  site.rows.blog_posts_la2024 = [posts[0]!];
  expect((await site.publish()).output).toContain('1 article is published as a page.');
});

test('P7 a title, an author and a category with invisible marks are rendered', async () => {
  const marked = (text: string) => `\u200b${text}\u202e\ufeff`;
  site.rows.site_settings_la2024 = settingRows({ ...settings, schema_job_title: marked('Coach') });
  site.rows.blog_posts_la2024 = posts
    .slice(0, 1)
    .map((post) => ({ ...post, title: marked('Pasted'), author: marked('Lena') }));
  expect(await site.publish()).toMatchObject({ status: 0 });
  expect(documentOf(site, articleFile('the-first-post')).querySelector('h1')?.textContent).toBe(marked('Pasted'));
});

test('SV2 an archived service loses its page, and the others follow their rows', async () => {
  site.rows.services_la2024 = services.slice(0, 1).map((service) => ({ ...service, name: 'Harbor Runs' }));
  expect(await site.publish()).toMatchObject({ status: 0 });
  expect(documentOf(site, serviceFile('harbor')).querySelector('h1')?.textContent).toBe('Harbor Runs');
  expect(fs.existsSync(path.join(site.folder, 'services/hostile'))).toBe(false);
  expect(site.read('sitemap.xml')).not.toContain('hostile/');
});

test('H5 the legal notice has a page, a link and an entry in the sitemap only while it has a text', async () => {
  const isPublished = () => [
    fs.existsSync(path.join(site.folder, 'legal-notice/index.html')),
    documentOf(site, 'index.html').querySelector('a[href="/legal-notice/"]') !== null,
    site.read('sitemap.xml').includes('https://coach.example/legal-notice/'),
  ];
  expect(isPublished()).toEqual([false, false, false]);
  site.rows.site_settings_la2024 = settingRows({ ...settings, legal_notice: 'Ada Berg, Berlin' });
  expect(await site.publish()).toMatchObject({ status: 0 });
  expect(isPublished()).toEqual([true, true, true]);
  Object.assign(site.rows, rows);
  expect(await site.publish()).toMatchObject({ status: 0 });
  expect(isPublished()).toEqual([false, false, false]);
});

test('E5 during maintenance pages are hidden from search engines and show only the notice, but the legal notice stays', async () => {
  site.rows.site_settings_la2024 = settingRows({
    ...settings,
    maintenance_mode: true,
    legal_notice: 'Ada Berg, Berlin',
  });
  expect(await site.publish()).toMatchObject({ status: 0 });
  for (const file of ['index.html', 'blog/index.html', articleFile('the-first-post'), serviceFile('harbor')]) {
    expect(said(site, file, 'robots')).toBe('noindex');
    expect(documentOf(site, file).querySelector('#root')?.textContent).toBe('');
    expect(documentOf(site, file).body.textContent).toContain('Lena Ashford will be back soon.');
  }
  expect(documentOf(site, 'legal-notice/index.html').querySelector('article p')?.textContent).toBe('Ada Berg, Berlin');
  expect(fs.existsSync(path.join(site.folder, 'sitemap.xml'))).toBe(false);
});
