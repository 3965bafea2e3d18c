import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { importInNode } from '../scratch-steps';
import { hostile, hostileSlug, posts, services, settingRows, settings, strayPost } from './published-rows';
import { articleFile, dataOf, documentOf, said, serviceFile, texts } from './published-pages';
import { openPublishedSite, type PublishedSite } from './published-site';
import type * as Validate from './validate';

let site: PublishedSite;
let judged: Awaited<ReturnType<typeof Validate.validate>>;

const optionalSections = {
  words_logos_entries: JSON.stringify([{ name: 'Fernhill', picture: '/images/fernhill.svg', link: '' }]),
  words_qualifications_entries: JSON.stringify([{ title: hostile }]),
  words_video_address: 'https://youtu.be/abcDEF_-123',
  words_faq_entries: JSON.stringify([{ question: 'How do we begin?', answer: `With **one** call. ${hostile}` }]),
};

beforeAll(async () => {
  site = await openPublishedSite({
    site_settings_la2024: settingRows({ ...settings, ...optionalSections, legal_notice: `Ada Berg\n\n${hostile}` }),
    services_la2024: services,
    blog_posts_la2024: [...posts, strayPost],
  });
  const { validate } = await importInNode<typeof Validate>('tests/static/validate.ts');
  judged = await validate(site.folder);
});

afterAll(() => site.close());

const xmlOf = (file: string) => new JSDOM(site.read(file), { contentType: 'application/xml' }).window.document;

test('R3 every page is valid HTML', () => {
  // The home page, the blog, the pages to unsubscribe and for wrong addresses, the legal notice, and two services.
  expect(judged.pages).toHaveLength(5 + posts.length + 2);
  expect(judged.findings).toEqual([]);
});

test('P8 an article’s page contains the whole article, with headings in order', () => {
  const page = documentOf(site, articleFile('the-first-post'));
  expect(page.querySelector('h1')?.textContent).toBe('The First Post');
  expect(page.querySelector('article')?.textContent).toContain('The end of the article.');
  expect(texts(site, articleFile('the-first-post'), 'article :is(h2, h3)')).toEqual(['What I heard', 'And then']);
  expect(page.querySelectorAll('article li, article td').length).toBeGreaterThan(3);
});

test('P2 the blog page links to every article, by addresses without a hash', () => {
  const links = [...documentOf(site, 'blog/index.html').querySelectorAll('main a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(posts.map(({ slug }) => `/blog/${slug}/`));
});

test('P1 the home page declares each font once', () => {
  const faces = documentOf(site, 'index.html')
    .getElementById('font-faces')
    ?.textContent?.match(/@font-face\{[^}]*\}/g);
  expect(faces).toHaveLength(new Set(faces).size);
});

test('P1 each class name in the home page has a style', () => {
  const page = documentOf(site, 'index.html');
  const styles = page.getElementById('rendered-style')?.textContent ?? '';
  const names = new Set([...page.querySelectorAll('body [class]')].flatMap(({ classList }) => [...classList]));
  expect(names.size).toBeGreaterThan(40);
  expect([...names].filter((name) => !new RegExp(`\\.${name}\\b`).test(styles))).toEqual([]);
});

test('R3 the home page is complete without scripts, and links to the blog', () => {
  const page = documentOf(site, 'index.html');
  expect(page.querySelector('h1')?.textContent).toBe('Leadership begins where certainty ends.');
  const sections = [...page.querySelectorAll('section[id]')].map(({ id }) => id);
  expect(sections).toEqual(['home', 'about', 'services', 'contact']);
  expect(page.querySelectorAll('noscript :is(button, form, h2:empty, h3:empty)')).toHaveLength(0);
  expect(page.querySelector('noscript footer')?.textContent).not.toMatch(/newsletter/i);
  expect(page.querySelector('a[href="/blog/"]')).not.toBeNull();
});

test('SV2 the home page shows the published services in section, footer and structured data', () => {
  const page = documentOf(site, 'index.html');
  const names = ['Harbor Walks', hostile];
  expect(texts(site, 'index.html', '#services h3')).toEqual(names);
  expect(texts(site, 'index.html', '#services p')).toContain('Two hours by the water.');
  expect(texts(site, 'index.html', 'footer a[href^="/services/"]')).toEqual(names);
  expect(page.querySelector('#services a[href="/services/harbor/"]')).not.toBeNull();
  const listed = { itemListElement: names.map((name) => ({ itemOffered: { name } })) };
  expect(dataOf(site, 'index.html')[0]).toMatchObject({ makesOffer: { itemOffered: { hasOfferCatalog: listed } } });
  const embedded = JSON.parse(page.getElementById('rendered-services')?.textContent ?? '[]') as { id: string }[];
  expect(embedded.map(({ id }) => id)).toEqual(['harbor', 'hostile', 'quiet']);
});

test('SV2 a service has a page with its texts, price and structured data; a hidden one has none', () => {
  const file = serviceFile('harbor');
  expect(texts(site, file, 'main :is(h1, h2)')).toEqual(['Harbor Walks', 'On the pier', 'At a glance']);
  expect(texts(site, file, 'dd')).toEqual(['60 minutes', '90 €', 'In person']);
  expect(documentOf(site, file).querySelector('main a[href="/#/book/harbor"]')).not.toBeNull();
  const url = 'https://coach.example/services/harbor/';
  expect(dataOf(site, file)).toMatchObject([
    { '@type': 'Service', name: 'Harbor Walks', url, offers: { '@type': 'Offer', description: '90 €' } },
    { '@type': 'BreadcrumbList' },
    { '@type': 'Person' },
  ]);
  expect(fs.existsSync(path.join(site.folder, serviceFile('quiet')))).toBe(false);
});

test('H5 R3 the legal notice has a page that needs no scripts, and other pages link to it', () => {
  const page = documentOf(site, 'legal-notice/index.html');
  expect(page.title).toBe('Legal Notice · Lena Ashford');
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://coach.example/legal-notice/');
  expect(texts(site, 'legal-notice/index.html', 'article p').slice(0, 2)).toEqual(['Ada Berg', hostile]);
  for (const file of ['index.html', '404.html', serviceFile('harbor'), articleFile('the-first-post')])
    expect(documentOf(site, file).querySelector('footer a[href="/legal-notice/"]')?.textContent).toBe('Legal Notice');
});

test('R7 the page for unknown addresses is hidden from search engines and names no other page as its original', () => {
  expect(said(site, '404.html', 'robots')).toBe('noindex');
  expect(documentOf(site, '404.html').querySelector('link[rel="canonical"]')).toBeNull();
});

test.each([
  [serviceFile('harbor'), 'services/harbor/', 'Harbor Walks', 'Two hours by the water.', 'website'],
  [articleFile('the-first-post'), 'blog/the-first-post/', 'The First Post', 'How it began.', 'article'],
])('R7 SV2 %s has its own metadata', (file, address, title, description, type) => {
  const page = documentOf(site, file);
  expect(page.title).toBe(`${title} · Lena Ashford`);
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`https://coach.example/${address}`);
  expect(said(site, file, 'og:url')).toBe(`https://coach.example/${address}`);
  expect(said(site, file, 'description')).toBe(description);
  expect([said(site, file, 'og:type'), said(site, file, 'twitter:card')]).toEqual([type, 'summary_large_image']);
});

test.each([
  ['index.html', 'sharing.png'],
  [serviceFile('harbor'), 'sharing/services/harbor.png'],
  [articleFile('the-first-post'), 'sharing/the-first-post.png'],
])('R7 SV2 %s has an image for link previews', (file, image) => {
  expect(said(site, file, 'og:image')).toBe(`https://coach.example/${image}`);
  const picture = fs.readFileSync(path.join(site.folder, image));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('WO2 the home page contains filled sections, and the questions as structured data', () => {
  const page = documentOf(site, 'index.html');
  expect(page.querySelector('noscript img[alt="Fernhill"]')).not.toBeNull();
  expect(page.querySelector('noscript section[aria-labelledby="qualifications-heading"] strong')?.textContent).toBe(
    hostile,
  );
  expect(page.querySelector('noscript a[href="https://youtu.be/abcDEF_-123"]')).not.toBeNull();
  expect(page.querySelector('noscript details summary')?.textContent).toBe('How do we begin?');
  expect(page.querySelector('noscript details strong')?.textContent).toBe('one');
  expect(page.querySelector('iframe')).toBeNull();
  expect(dataOf(site, 'index.html')[1]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'How do we begin?', acceptedAnswer: { text: expect.stringContaining('<strong>one</strong>') } },
    ],
  });
});

test('R8 structured data contain the properties that search engines require, with any title', () => {
  const anything = expect.anything();
  const date = expect.stringMatching(/^2026-/);
  const article = { author: { '@type': 'Person', name: anything }, datePublished: date, dateModified: date };
  const others = { image: anything, publisher: anything, mainEntityOfPage: anything };
  for (const { slug, title } of posts) {
    const blocks = dataOf(site, articleFile(slug));
    expect(blocks).toMatchObject([
      { '@type': 'BlogPosting', headline: title, ...article, ...others },
      { '@type': 'BreadcrumbList', itemListElement: [anything, anything, anything] },
      { '@type': 'Person', name: anything, url: anything },
    ]);
    expect(blocks.map((block) => block['@context'])).toEqual(Array(3).fill('https://schema.org'));
  }
});

test('P8 a hostile title, author or text stays text on every page', () => {
  const page = documentOf(site, articleFile(hostileSlug));
  expect(page.querySelector('h1')?.textContent).toBe(hostile);
  expect(page.title).toBe(`${hostile} · Lena Ashford`);
  for (const file of judged.pages) {
    const read = documentOf(site, file);
    expect(read.querySelectorAll('[onerror], img[src="x"], a[href^="javascript:"], [src^="data:text"]')).toHaveLength(
      0,
    );
    expect([...read.querySelectorAll('script:not([src])')].map(({ textContent }) => textContent).join()).not.toContain(
      hostile,
    );
    const policy = read.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
    expect(policy).toMatch(/base-uri 'none'; form-action 'self'/);
    expect(policy).not.toContain('unsafe');
  }
});

test('P7 an independent parser reads the feeds, even with hostile titles', () => {
  const articles = posts.map(({ slug, title }) => [title, `https://coach.example/blog/${slug}/`]);
  expect(judged.feeds).toEqual({ rss: articles, atom: articles, json: articles });
  // Throws if it is not XML.
  for (const file of ['feed.xml', 'atom.xml']) xmlOf(file);
});

test('R7 the sitemap lists every page, and robots.txt has the owner’s rules and the sitemap’s address', () => {
  expect([...xmlOf('sitemap.xml').querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual([
    'https://coach.example/',
    'https://coach.example/blog/',
    ...posts.map(({ slug }) => `https://coach.example/blog/${slug}/`),
    'https://coach.example/services/harbor/',
    'https://coach.example/services/hostile/',
    'https://coach.example/legal-notice/',
  ]);
  expect(site.read('robots.txt')).toBe(
    'User-agent: *\nDisallow: /drafts/\n\nSitemap: https://coach.example/sitemap.xml\n',
  );
});
