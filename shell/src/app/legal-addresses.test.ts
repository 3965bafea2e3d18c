import { publicDefaults } from 'data-client';
import { legalAddresses, legalRoutes } from './legal-addresses';

const addressFor = (privacy_policy_url: string) => legalAddresses({ ...publicDefaults, privacy_policy_url }).privacy;

test.each([
  ['/privacy-policy', '/privacy-policy'],
  ['/legal/privacy', '/legal/privacy'],
  ['/#/privacy', '/privacy'],
  ['#/privacy', '/privacy'],
  [' https://law.example/privacy?of=site ', 'https://law.example/privacy?of=site'],
])('H5 %s leads a visitor to %s', (setting, address) => {
  expect(addressFor(setting)).toBe(address);
});

test.each([
  '',
  '/',
  '/blog/privacy',
  '/admin',
  'privacy',
  'javascript:alert(1)',
  '//elsewhere.example/',
  'http://',
  '/a b',
  '/*',
])('H5 %j is no place for a document, so the built-in page stands', (setting) => {
  expect(addressFor(setting)).toBe('/privacy-policy');
});

test('H5 a document the owner moved is still found under its first path', () => {
  const routes = legalRoutes({
    ...publicDefaults,
    privacy_policy_url: '/legal/privacy',
    terms_of_service_url: 'https://law.example/terms',
  });
  expect(routes).toEqual([
    { path: '/legal/privacy', shows: 'privacy' },
    { path: '/cookie-policy', shows: 'cookies' },
    { path: '/privacy-policy', shows: 'privacy' },
    { path: '/terms-of-service', shows: 'terms' },
  ]);
});
