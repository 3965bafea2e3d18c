import { printedBy } from '../printed-by';

test('decision 6 limits count each IPv4 address, and each /64 of IPv6, however the server writes it', async () => {
  expect(await printedBy('tests/database/read-client-addresses.ts')).toEqual({
    '192.0.2.7': ['192.0.2.7', '192.0.2.0/24'],
    '::ffff:192.0.2.7': ['192.0.2.7', '192.0.2.0/24'],
    '::FFFF:c000:207': ['192.0.2.7', '192.0.2.0/24'],
    '2001:db8:1:2:3::4': ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    '127.0.0.1': ['127.0.0.1', null],
    '::ffff:127.0.0.1': ['127.0.0.1', null],
    '::1': ['::/64', null],
    'no address': ['unknown', null],
  });
});
