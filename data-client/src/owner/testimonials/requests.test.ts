import { ownerAnswered } from '../../testing/auth-backend';

test.each([
  ['4.0', '"4.0"', 4],
  ['4.6', '4.6', 4.6],
  ['none', 'null', null],
])('T1 reads an average of %s, returned as a number or as text', async (_, answer, expected) => {
  const headers = { 'content-type': 'application/json' };
  const { testimonials } = await ownerAnswered(async () => new Response(answer, { headers }));
  expect(await testimonials.averageRating()).toBe(expected);
});
