import { JSDOM } from 'jsdom';
import { posts, settingRows, settings } from './published-rows';
import { articleFile, dataOf, said } from './published-pages';
import { openPublishedSite, type PublishedSite } from './published-site';

let site: PublishedSite;

beforeAll(async () => {
  site = await openPublishedSite({ site_settings_la2024: settingRows(settings), blog_posts_la2024: posts });
});

afterAll(() => site.close());

const xmlOf = (file: string) => new JSDOM(site.read(file), { contentType: 'application/xml' }).window.document;

test('P7 links to a heading lead from the feeds to the article', () => {
  for (const file of ['feed.xml', 'atom.xml'])
    expect(xmlOf(file).documentElement.textContent).toContain(
      '<a href="https://coach.example/blog/the-second-post/#section-more">Below</a> and <a href="https://coach.example/#/book">',
    );
});

test('P7 R8 feeds, link previews and structured data name the category as the site does', () => {
  const file = articleFile('the-second-post');
  expect(xmlOf('feed.xml').querySelectorAll('item > category')[1]?.textContent).toBe('Personal Growth');
  expect(xmlOf('atom.xml').querySelectorAll('entry > category')[1]?.getAttribute('label')).toBe('Personal Growth');
  expect([dataOf(site, file)[0]?.articleSection, said(site, file, 'article:section')]).toEqual([
    'Personal Growth',
    'Personal Growth',
  ]);
});

test('P7 R8 a scheduled article is as new as its publication, not as its last edit', () => {
  const published = '2026-02-04T09:00:00.000Z';
  const dates = { datePublished: published, dateModified: published };
  expect(dataOf(site, articleFile('the-second-post'))[0]).toMatchObject(dates);
  expect(xmlOf('atom.xml').querySelectorAll('entry > updated')[1]?.textContent).toBe(published);
  expect(xmlOf('sitemap.xml').querySelectorAll('url')[3]?.querySelector('lastmod')?.textContent).toBe(published);
});
