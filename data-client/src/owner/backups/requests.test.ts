import { ownerAnswered } from '../../testing/auth-backend';

async function imageAnswered(status: number) {
  const owner = await ownerAnswered(async () => new Response('picture', { status }));
  return owner.backups.image('posts/one.jpg');
}

test('BK1 an image that the server fails to send is an error; only a missing one is left out', async () => {
  expect(await imageAnswered(200)).toHaveLength(7);
  expect(await imageAnswered(404)).toBeNull();
  await expect(imageAnswered(503)).rejects.toMatchObject({ code: 'server' });
});
