import { publicDefaults, type Settings } from 'data-client';
import { metadataKeys, pageHead, type PageHead } from './head-tags';

const site = 'https://coach.example/';
const headOf = (settings: Partial<Settings> = {}, page: PageHead = {}) =>
  pageHead({ ...publicDefaults, ...settings }, page, site);
const tag = (name: string, settings: Partial<Settings> = {}, page: PageHead = {}) =>
  headOf(settings, page).tags.find((one) => one.name === name)?.content;

test('R7 there are 23 metadata keys', () => {
  expect(new Set(metadataKeys).size).toBe(23);
});

test('R6 the page’s title takes precedence over the owner’s and the built-in one', () => {
  expect(headOf({ meta_title: 'Ada' }, { title: 'Blog' }).title).toBe('Blog · Lena Ashford');
  expect(headOf({ meta_title: 'Ada' }).title).toBe('Ada');
  expect(headOf({ meta_title: '' }).title).toBe('Lena Ashford · Leadership and Executive Coach');
});

test('R7 the built-in defaults describe the site without settings', () => {
  expect(tag('description')).toBe(publicDefaults.meta_description);
  expect(tag('og:title')).toBe(publicDefaults.meta_title);
  expect(tag('og:type')).toBe('website');
  expect(tag('og:url')).toBe(site);
  expect(tag('twitter:card')).toBe('summary_large_image');
  expect(headOf().canonical).toBe(site);
});

test('R7 every setting has its tag', () => {
  const settings = {
    meta_description: 'About Ada',
    meta_keywords: 'coach',
    canonical_url: 'https://ada.example',
    og_title: 'Share Ada',
    og_description: 'Shared words',
    og_image: '/images/share.png',
    og_type: 'profile',
    og_url: 'https://ada.example/home',
    og_site_name: 'Ada',
    twitter_card: 'summary',
    twitter_title: 'Tweet Ada',
    twitter_description: 'Tweeted words',
    twitter_image: 'https://cdn.example/x.png',
    twitter_site: 'ada',
    twitter_creator: '@ada',
  } as const;
  const { canonical, tags } = headOf(settings);
  expect(canonical).toBe('https://ada.example/');
  expect(Object.fromEntries(tags.map(({ name, content }) => [name, content]))).toEqual({
    description: 'About Ada',
    keywords: 'coach',
    'og:title': 'Share Ada',
    'og:description': 'Shared words',
    'og:image': 'https://ada.example/images/share.png',
    'og:type': 'profile',
    'og:url': 'https://ada.example/home',
    'og:site_name': 'Ada',
    'twitter:card': 'summary',
    'twitter:title': 'Tweet Ada',
    'twitter:description': 'Tweeted words',
    'twitter:image': 'https://cdn.example/x.png',
    'twitter:site': '@ada',
    'twitter:creator': '@ada',
  });
});

test('R4 the blog has its own description, also in link previews', () => {
  const page = { title: 'Blog', description: 'Articles', path: 'blog/' };
  const settings = { og_title: 'Share Ada', twitter_title: 'Tweet Ada', og_url: 'https://ada.example/' };
  expect(headOf(settings, page)).toMatchObject({
    title: 'Blog · Lena Ashford',
    canonical: 'https://coach.example/blog/',
  });
  expect(tag('description', settings, page)).toBe('Articles');
  expect(tag('og:title', settings, page)).toBe('Blog · Lena Ashford');
  expect(tag('twitter:title', settings, page)).toBe('Blog · Lena Ashford');
  expect(tag('og:url', settings, page)).toBe('https://coach.example/blog/');
});

test('R7 an invalid address is omitted', () => {
  expect(headOf({ canonical_url: 'javascript:alert(1)' }).canonical).toBe(site);
  expect(tag('og:image', { og_image: 'javascript:alert(1)' })).toBe('https://coach.example/sharing.png');
  expect(tag('robots')).toBeUndefined();
  expect(tag('robots', {}, { isHidden: true })).toBe('noindex');
});

test('R7 a page without an image uses the owner’s, else the site’s picture', () => {
  const article = { title: 'Waiting', path: 'blog/waiting/', image: 'sharing/waiting.png' };
  expect(tag('og:image')).toBe('https://coach.example/sharing.png');
  expect(tag('og:image', { og_image: '/mine.png' })).toBe('https://coach.example/mine.png');
  expect(tag('og:image', { og_image: '/mine.png' }, article)).toBe('https://coach.example/sharing/waiting.png');
});
