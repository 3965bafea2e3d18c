import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { Registry } from '../../config/federation/registry.mjs';
import { hostile, hostileSlug, posts, settingRows, settings, strayPost } from './published-rows';
import { openPublishedSite, projectRoot } from './published-site';
import type { PublishedSite } from './published-site';

let site: PublishedSite;
let judged: Judged;

type FeedItem = { title?: string | { value: string }; link?: string; links?: { href: string }[]; url?: string };
type Judged = {
  pages: string[];
  findings: string[];
  feeds: Record<'rss' | 'atom' | 'json', { title: string; items?: FeedItem[]; entries?: FeedItem[] }>;
};

beforeAll(async () => {
  site = await openPublishedSite({
    site_settings_la2024: settingRows(settings),
    blog_posts_la2024: [...posts, strayPost],
  });
  const validate = path.join(projectRoot, 'tests/static/validate.mjs');
  judged = JSON.parse(execFileSync(process.execPath, [validate, site.folder], { encoding: 'utf8' })) as Judged;
});
afterAll(() => site.close());

const articleFile = (slug: string) => `blog/${slug}/index.html`;
/** As those read it who run no scripts. */
const documentOf = (file: string) => new JSDOM(site.read(file)).window.document;
const said = (file: string, name: string) =>
  documentOf(file).querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');
const dataOf = (file: string) =>
  [...documentOf(file).querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );

const registry = () => JSON.parse(site.read('registry.json')) as Registry;

/** As `npm run deploy:remote` and `npm run rollback` do. */
function show(name: string, version: string): void {
  const tools = path.join(projectRoot, 'config/federation/site-folder.mjs');
  const script = `import(process.argv[1]).then(({ showVersion }) => showVersion(...process.argv.slice(2)))`;
  execFileSync(process.execPath, ['-e', script, tools, site.folder, name, version], { env: site.environment });
}

test('R3 every page is valid HTML', () => {
  expect(judged.pages).toHaveLength(2 + posts.length);
  expect(judged.findings).toEqual([]);
});

test('P8 an article stands in its page whole, with the headings in order', () => {
  const page = documentOf(articleFile('the-first-post'));
  expect(page.querySelector('h1')?.textContent).toBe('The First Post');
  expect(page.querySelector('article')?.textContent).toContain('The end of the article.');
  expect([...page.querySelectorAll('article h2, article h3')].map((heading) => heading.textContent)).toEqual([
    'What I heard',
    'And then',
  ]);
  expect(page.querySelectorAll('article li, article td').length).toBeGreaterThan(3);
});

test('P2 the blog page names every article, by an address without a hash', () => {
  const links = [...documentOf('blog/index.html').querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(posts.map(({ slug }) => `/blog/${slug}/`));
});

test('R3 the home page is readable in full, and leads to the blog', () => {
  const page = documentOf('index.html');
  expect(page.querySelector('h1')?.textContent).toBe('Leadership begins where certainty ends.');
  expect([...page.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([
    'home',
    'about',
    'services',
    'contact',
  ]);
  expect([...page.querySelectorAll('#services h3')].map(({ textContent }) => textContent)).toContain(
    'Leadership Coaching',
  );
  expect(page.querySelectorAll('noscript :is(button, form, h2:empty, h3:empty)')).toHaveLength(0);
  expect(page.querySelector('a[href="/blog/"]')).not.toBeNull();
});

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
  expect(documentOf('index.html').querySelector('h1')?.textContent).toBe(others);
  show('public-site', version);
  expect(documentOf('index.html').querySelector('h1')?.textContent).toBe(words);
});

test('R7 an article says who it is, and has a picture for where it is shared', () => {
  const file = articleFile('the-first-post');
  const address = 'https://coach.example/blog/the-first-post/';
  expect(documentOf(file).title).toBe('The First Post · Lena Ashford');
  expect(documentOf(file).querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
  expect(said(file, 'description')).toBe('How it began.');
  expect(said(file, 'og:type')).toBe('article');
  expect(said(file, 'og:url')).toBe(address);
  expect(said(file, 'og:image')).toBe('https://coach.example/sharing/the-first-post.png');
  expect(said(file, 'twitter:card')).toBe('summary_large_image');
  const picture = fs.readFileSync(path.join(site.folder, 'sharing/the-first-post.png'));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});

/** What search engines ask of each kind. */
const required: Record<string, string[]> = {
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  Person: ['name', 'url'],
};

test('R8 structured data hold what search engines require, whatever the title', () => {
  for (const { slug, title } of posts) {
    const blocks = dataOf(articleFile(slug));
    expect(blocks.map((block) => block['@type'])).toEqual(['BlogPosting', 'BreadcrumbList', 'Person']);
    for (const block of blocks) {
      expect(block['@context']).toBe('https://schema.org');
      expect(Object.keys(block)).toEqual(expect.arrayContaining(required[String(block['@type'])] ?? []));
    }
    expect(blocks[0]?.headline).toBe(title);
    expect(blocks[0]?.author).toMatchObject({ '@type': 'Person', name: expect.any(String) });
    expect(blocks[1]?.itemListElement).toHaveLength(3);
    expect(Date.parse(String(blocks[0]?.datePublished))).not.toBeNaN();
  }
});

test('P8 a hostile title, author or text stays text in every page', () => {
  const page = documentOf(articleFile(hostileSlug));
  expect(page.querySelector('h1')?.textContent).toBe(hostile);
  expect(page.title).toBe(`${hostile} · Lena Ashford`);
  for (const file of judged.pages) {
    const read = documentOf(file);
    expect(read.querySelectorAll('[onerror], img[src="x"], a[href^="javascript:"], [src^="data:text"]')).toHaveLength(
      0,
    );
    expect([...read.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent).join()).not.toContain(
      hostile,
    );
  }
});

test('P7 feeds are read by a parser that is not ours, hostile titles included', () => {
  const { rss, atom, json } = judged.feeds;
  const titles = posts.map(({ title }) => title);
  const addresses = posts.map(({ slug }) => `https://coach.example/blog/${slug}/`);
  expect(rss.items?.map(({ title }) => title)).toEqual(titles);
  expect(rss.items?.map(({ link }) => link)).toEqual(addresses);
  expect(atom.entries?.map(({ title }) => title)).toEqual(titles.map((value) => ({ value })));
  expect(atom.entries?.map(({ links }) => links?.[0]?.href)).toEqual(addresses);
  expect(json.items?.map(({ title }) => title)).toEqual(titles);
  expect(json.items?.map(({ url }) => url)).toEqual(addresses);
  for (const file of ['feed.xml', 'atom.xml', 'sitemap.xml']) {
    expect(() => new JSDOM(site.read(file), { contentType: 'application/xml' })).not.toThrow();
  }
});

test('R7 the sitemap names every page there is, and robots.txt is the owner’s and names the sitemap', () => {
  const map = new JSDOM(site.read('sitemap.xml'), { contentType: 'application/xml' }).window.document;
  const named = [...map.querySelectorAll('loc')].map(({ textContent }) => textContent);
  expect(named).toEqual([
    'https://coach.example/',
    'https://coach.example/blog/',
    ...posts.map(({ slug }) => `https://coach.example/blog/${slug}/`),
  ]);
  expect(site.read('robots.txt')).toBe(
    'User-agent: *\nDisallow: /drafts/\n\nSitemap: https://coach.example/sitemap.xml\n',
  );
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
  expect(documentOf(articleFile('the-second-post')).querySelector('h1')?.textContent).toBe('Another title');
  site.rows.blog_posts_la2024 = shown;
});

test('E5 while the site is being worked on no page is for search engines, and none shows what it will', async () => {
  const shown = site.rows.site_settings_la2024;
  site.rows.site_settings_la2024 = settingRows({ ...settings, maintenance_mode: true });
  expect(await site.publish()).toMatchObject({ code: 0 });
  for (const file of ['index.html', 'blog/index.html', articleFile('the-first-post')]) {
    expect(said(file, 'robots')).toBe('noindex');
    expect(documentOf(file).querySelector('#root')?.textContent).toBe('');
    expect(documentOf(file).body.textContent).toContain('Lena Ashford will be back soon.');
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
