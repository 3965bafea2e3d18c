import { partnersPrivacyAddress } from './partners-privacy-address';

test.each([
  ['/privacy-policy', 'https://coach.example/', 'https://coach.example/#/privacy-policy'],
  ['https://example.com/privacy', '', 'https://example.com/privacy'],
  ['/privacy-policy', '', undefined],
])('PE9 a partner’s page links %j of the site %j at %j', (privacy_policy_url, canonical_url, expected) => {
  expect(partnersPrivacyAddress({ privacy_policy_url, canonical_url })).toBe(expected);
});
