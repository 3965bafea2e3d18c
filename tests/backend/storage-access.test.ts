import { createHmac } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { apiUrl, jwtSecret, owner, publishableKey, signedInOwner, stranger, visitor } from './api';
import { addressOf, imageBytes, images, newName, uploadAs } from './images';

const people: Record<string, () => SupabaseClient> = { 'a visitor': () => visitor(), 'a signed-in stranger': stranger };

describe.each(Object.keys(people))('%s', (who) => {
  const client = people[who]!();

  test('cannot upload', async () => {
    const name = newName();
    const { error } = await images(client).upload(name, imageBytes('image/png'), { contentType: 'image/png' });
    expect(error).toMatchObject({ statusCode: '403' });
    expect((await fetch(addressOf(name))).ok).toBe(false);
  });

  test('cannot remove the owner’s uploads', async () => {
    const name = await uploadAs(owner());
    expect((await images(client).remove([name])).data).toEqual([]);
    expect((await fetch(addressOf(name))).status).toBe(200);
  });
});

describe('a forged token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (claims: object, head: object = { alg: 'HS256', typ: 'JWT' }, secret = 'guessed') => {
    const unsigned = `${part(head)}.${part(claims)}`;
    return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
  };
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;

  const upload = (headers: Record<string, string>) =>
    fetch(`${apiUrl}/storage/v1/object/images/${newName()}`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', ...headers },
      body: imageBytes('image/png'),
    });

  test('is rejected, whatever it claims', async () => {
    const { data } = await (await signedInOwner()).auth.getUser();
    // With a valid signature, these roles would be allowed to upload.
    const forged = ['service_role', 'authenticated'].flatMap((role) => {
      const claims = { sub: data.user!.id, role, exp: inAnHour };
      return [signed(claims), `${part({ alg: 'none' })}.${part(claims)}.`, signed(claims, { alg: 'none' })];
    });
    for (const token of [...forged, 'not.a.token']) {
      const response = await upload({ apikey: publishableKey, authorization: `Bearer ${token}` });
      expect(await response.json()).toMatchObject({ statusCode: '403' });
    }
  });

  test('with a valid signature is rejected after its expiry, or with a role that tokens cannot have', async () => {
    // The owner's, who could upload.
    const sub = (await (await signedInOwner()).auth.getUser()).data.user!.id;
    for (const claims of [
      { sub, role: 'authenticated', exp: inAnHour - 7200 },
      { sub, role: 'authenticated' },
      { sub, role: 'service_role', exp: inAnHour },
      { sub, role: 'postgres', exp: inAnHour },
    ]) {
      const authorization = `Bearer ${signed(claims, undefined, jwtSecret)}`;
      const response = await upload({ apikey: publishableKey, authorization });
      expect(await response.json()).toMatchObject({ statusCode: '403' });
    }
  });

  test.each<[string, Record<string, string>]>([
    ['no key', {}],
    ['an invented key', { apikey: 'sb_secret_invented' }],
  ])('%s is refused', async (_, headers) => {
    expect((await upload(headers)).status).toBe(401);
  });
});
