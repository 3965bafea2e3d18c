// Prints as JSON which address and network the database counts for what a gateway passes on.
import { printSeen } from '../scratch-steps.ts';

const passedOn = [
  ...['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207', '2001:db8:1:2:3::4'],
  ...['127.0.0.1', '::ffff:127.0.0.1', '::1', 'no address'],
];

await printSeen(async ({ driver }) => {
  const counted = await Promise.all(
    passedOn.map(async (address) => {
      const [row] = await driver.unsafe(
        `select private.request_address() as address, private.request_network() as network
        from set_config('request.headers', $1, true)`,
        [JSON.stringify({ 'x-forwarded-for': address })],
      );
      return [address, [row?.address, row?.network]];
    }),
  );
  return Object.fromEntries(counted);
});
