import { privacyAddress } from './privacy-address';

test.each([
  ['https://example.com/privacy', 'https://example.com/privacy'],
  ['/legal/privacy', '/privacy-policy'],
  ['', '/privacy-policy'],
  ['javascript:alert(1)', '/privacy-policy'],
])('PE9 the privacy page %j is linked at %s', (privacy_policy_url, expected) => {
  expect(privacyAddress({ privacy_policy_url })).toBe(expected);
});
