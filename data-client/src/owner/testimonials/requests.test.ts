import { backend, config, credentials } from '../../testing/auth-backend';
import { createOwnerClient } from '../owner-client';

test.each([
  ['4.0', '"4.0"', 4],
  ['4.6', '4.6', 4.6],
  ['none', 'null', null],
])('T1 reads an average of %s, returned as a number or as text', async (_, answer, expected) => {
  backend();
  const owner = createOwnerClient(config);
  await owner.session.signIn(credentials);
  globalThis.fetch = async () => new Response(answer, { headers: { 'content-type': 'application/json' } });
  expect(await owner.testimonials.averageRating()).toBe(expected);
});
