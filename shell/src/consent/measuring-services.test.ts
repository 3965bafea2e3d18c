import { publicDefaults } from 'data-client';
import { allowedServices, servicesInUse, servicesWithBadId } from './measuring-services';

const all = {
  google_analytics_id: 'G-AB12CD34EF',
  google_tag_manager_id: 'GTM-ABC1234',
  hotjar_id: '1234567',
  microsoft_clarity_id: 'abcdef1234',
  facebook_pixel_id: '1234567890123456',
  linkedin_insight_tag: '1234567',
};

test('no id, no service', () => {
  expect(servicesInUse(publicDefaults)).toEqual({ analytics: [], marketing: [] });
});

test('every service is listed under the categories it needs', () => {
  expect(servicesInUse(all)).toEqual({
    analytics: ['google_analytics_id', 'google_tag_manager_id', 'hotjar_id', 'microsoft_clarity_id'],
    marketing: ['google_tag_manager_id', 'facebook_pixel_id', 'linkedin_insight_tag'],
  });
});

test.each(Object.keys(all) as (keyof typeof all)[])('an invalid id of %s enables nothing', (service) => {
  for (const id of [
    'x',
    '"><script>',
    'G-AB12/../../x',
    '../../evil.js',
    'https://evil.example/tag.js',
    'G-ab?x=1',
    '1 2',
  ]) {
    expect(servicesInUse({ ...publicDefaults, [service]: id })).toEqual({ analytics: [], marketing: [] });
  }
});

test('consent permits the services it covers, and a container only if it covers everything', () => {
  const inUse = servicesInUse(all);
  expect(allowedServices(inUse, { analytics: false, marketing: false })).toEqual([]);
  expect(allowedServices(inUse, { analytics: true, marketing: false })).toEqual([
    'google_analytics_id',
    'hotjar_id',
    'microsoft_clarity_id',
  ]);
  expect(allowedServices(inUse, { analytics: false, marketing: true })).toEqual([
    'facebook_pixel_id',
    'linkedin_insight_tag',
  ]);
  expect(allowedServices(inUse, { analytics: true, marketing: true })).toHaveLength(6);
});

test('an invalid id is reported, an empty one is not', () => {
  expect(servicesWithBadId({ ...all, hotjar_id: 'hotjar', facebook_pixel_id: ' ' })).toEqual(['hotjar_id']);
});
