import { defaultValues, type SettingValues } from 'data-client/owner';
import { seoScore } from './seo-score';

const nothing = {
  ...defaultValues,
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  og_title: '',
  og_description: '',
  og_image: '',
  twitter_card: '',
  canonical_url: '',
  schema_type: '',
  sitemap_enabled: false,
  robots_txt: '',
  focus_keywords: '',
  google_site_verification: '',
  structured_data_enabled: false,
} satisfies SettingValues;

const earning: [keyof typeof nothing, string | boolean, number][] = [
  ['meta_title', 'x'.repeat(30), 10],
  ['meta_description', 'x'.repeat(160), 10],
  ['meta_keywords', 'coach', 5],
  ['og_title', 'Lena', 8],
  ['og_description', 'Coach', 8],
  ['og_image', '/a.png', 8],
  ['twitter_card', 'summary', 7],
  ['canonical_url', 'https://a.example/', 8],
  ['schema_type', 'Person', 10],
  ['sitemap_enabled', true, 5],
  ['robots_txt', 'User-agent: *', 5],
  ['focus_keywords', 'coach', 8],
  ['google_site_verification', 'abc', 5],
  ['structured_data_enabled', true, 8],
];

test.each(earning)('S2 %s set to %j earns its points', (key, value, points) => {
  expect(seoScore({ ...nothing, [key]: value }).total).toBe(points);
});

test.each([
  ['meta_title', 29],
  ['meta_title', 61],
  ['meta_description', 119],
  ['meta_description', 161],
] as const)('S2 %s of %i characters earns nothing', (key, length) => {
  expect(seoScore({ ...nothing, [key]: 'x'.repeat(length) }).total).toBe(0);
});

test('S2 decision 22 the parts add up to 105, and the score is capped at 100', () => {
  const everything = seoScore({ ...nothing, ...Object.fromEntries(earning) });
  expect(everything.parts.reduce((sum, { points }) => sum + points, 0)).toBe(105);
  expect(everything).toMatchObject({ total: 100, label: 'Excellent', tone: 'success' });
});

const scoring = (...keys: string[]) =>
  seoScore({ ...nothing, ...Object.fromEntries(earning.filter(([key]) => keys.includes(key))) });
const three = ['meta_title', 'meta_description', 'schema_type'];
test.each([
  [
    80,
    'Excellent',
    'success',
    [
      ...three,
      'og_title',
      'og_description',
      'og_image',
      'canonical_url',
      'focus_keywords',
      'meta_keywords',
      'sitemap_enabled',
    ],
  ],
  [
    77,
    'Good',
    'warning',
    [...three, 'og_title', 'og_description', 'og_image', 'canonical_url', 'focus_keywords', 'twitter_card'],
  ],
  [61, 'Good', 'warning', [...three, 'og_title', 'og_description', 'og_image', 'twitter_card']],
  [54, 'Fair', 'danger', [...three, 'og_title', 'og_description', 'og_image']],
  [40, 'Fair', 'danger', [...three, 'meta_keywords', 'sitemap_enabled']],
  [38, 'Needs Improvement', 'danger', [...three, 'og_title']],
] as const)('S2 %i points read %s', (total, label, tone, keys) => {
  expect(scoring(...keys)).toMatchObject({ total, label, tone });
});
