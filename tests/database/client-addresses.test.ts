import { inScratchDatabase } from '../scratch-steps';

test('decision 6 limits count each IPv4 address, and each /64 of IPv6, however the server writes it', () =>
  inScratchDatabase(async ({ driver }) => {
    const counted = async (address: string) => {
      const [row] = await driver.unsafe(
        `select private.request_address() as address, private.request_network() as network
        from set_config('request.headers', $1, true)`,
        [JSON.stringify({ 'x-forwarded-for': address })],
      );
      return [row?.address, row?.network];
    };
    for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207'])
      expect(await counted(address)).toEqual(['192.0.2.7', '192.0.2.0/24']);
    expect(await counted('2001:db8:1:2:3::4')).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1'])
      expect(await counted(address)).toEqual(['127.0.0.1', null]);
    expect(await counted('::1')).toEqual(['::/64', null]);
    expect(await counted('no address')).toEqual(['unknown', null]);
  }));
