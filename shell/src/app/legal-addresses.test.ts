import { publicDefaults } from 'data-client';
import { legalAddresses, legalRoutes } from './legal-addresses';

const addressFor = (privacy_policy_url: string) => legalAddresses({ ...publicDefaults, privacy_policy_url }).privacy;

test.each([
  ['/privacy-policy', '/privacy-policy'],
  ['/legal/privacy', '/legal/privacy'],
  ['/#/privacy', '/privacy'],
  ['#/privacy', '/privacy'],
  [' https://law.example/privacy?of=site ', 'https://law.example/privacy?of=site'],
])('H5 %s links to %s', (setting, address) => {
  expect(addressFor(setting)).toBe(address);
});

test.each([
  '',
  '/',
  '/blog/privacy',
  '/admin',
  '/book/privacy',
  'privacy',
  'javascript:alert(1)',
  '//elsewhere.example/',
  'http://',
  '/a b',
  '/*',
])('H5 %j is not a valid address, so the built-in page is used', (setting) => {
  expect(addressFor(setting)).toBe('/privacy-policy');
});

test('H5 a document with a changed address is still available at its built-in path', () => {
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

test.each([
  ['Ada Berg, Hauptstraße 1, 10115 Berlin', '/legal-notice'],
  ['', undefined],
  [' \n', undefined],
])('H5 the legal notice %j has the address %s', (legal_notice, address) => {
  const settings = { ...publicDefaults, legal_notice };
  expect(legalAddresses(settings).notice).toBe(address);
  expect(legalRoutes(settings).find(({ shows }) => shows === 'notice')?.path).toBe(address);
});

test('H5 a policy cannot take the address of the legal notice', () => {
  expect(addressFor('/legal-notice')).toBe('/privacy-policy');
});
