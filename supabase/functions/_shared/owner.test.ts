import { createOwnerOf } from './owner.ts';

/** Asks about a token of a backend with these answers, by the end of the path. */
const ownerAt = (answers: Record<string, Response>) => {
  const fetch = (async (address: string) => answers[address.split('/').at(-1)!]!) as typeof globalThis.fetch;
  return createOwnerOf({ supabaseUrl: 'https://project.example', publishableKey: 'key', fetch })('token');
};

const user = () => Response.json({ email: 'someone@example.com' });

test('only the owner is the owner, and a backend that fails does not say who is', async () => {
  expect(await ownerAt({ is_owner: Response.json(true), user: user() })).toBe('someone@example.com');
  expect(await ownerAt({ is_owner: Response.json(false), user: user() })).toBeUndefined();
  expect(await ownerAt({ is_owner: new Response('', { status: 401 }), user: user() })).toBeUndefined();
  await expect(ownerAt({ is_owner: new Response('', { status: 503 }), user: user() })).rejects.toThrow('503');
});
