import { ownerAnswered } from '../../testing/auth-backend';

test('PE5 an address about which nothing is stored has no records, which is no error', async () => {
  const headers = { 'content-type': 'application/json' };
  const { people } = await ownerAnswered(async () => new Response('null', { headers }));
  expect(await people.records('maya@example.com')).toBeNull();
});
