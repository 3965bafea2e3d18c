import { postalAddressOf } from './postal-address';
import { publicDefaults } from './public-settings.generated';

test('N6 the built-in “Global Virtual Services” and an empty setting don’t count as a postal address', () => {
  expect(postalAddressOf(publicDefaults)).toBe('');
  expect(postalAddressOf({ business_address: ' ' })).toBe('');
  expect(postalAddressOf({ business_address: ' 12 Main Street, Boston ' })).toBe('12 Main Street, Boston');
});
