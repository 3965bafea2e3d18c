import { createFactors } from '../../local-stack/backend/two-factor/factors';
import { signedIn, strangersPassword } from './api';

const email = 'impostor@example.com';
const next = 'four words in a row';

test('A2 an access token alone changes neither the password nor the address', async () => {
  const { auth } = await signedIn(email);
  const attempts = [{ password: next }, { email: 'thief@example.com' }, { password: next, current_password: '' }];
  for (const attempt of attempts)
    expect((await auth.updateUser(attempt)).error).toMatchObject({ status: 400, code: 'current_password_required' });
  await signedIn(email);
});

test('A2 the current password allows the change, and ends the other sessions', async () => {
  const [here, elsewhere] = [await signedIn(email), await signedIn(email)];
  expect((await here.auth.updateUser({ password: next, current_password: strangersPassword })).error).toBeNull();
  expect((await elsewhere.auth.getUser()).error).not.toBeNull();
  expect((await here.auth.updateUser({ password: strangersPassword, current_password: next })).error).toBeNull();
});

test('A2 guesses of the current password are limited to five, also when the last one is right', async () => {
  const { auth } = await signedIn('guessed@example.com');
  const attempt = async (guess: string) =>
    (await auth.updateUser({ password: next, current_password: guess })).error?.code;
  const codes = await Promise.all(Array.from({ length: 7 }, (_, index) => attempt(`guess ${index}`)));
  expect(codes.filter((code) => code === 'current_password_mismatch')).toHaveLength(5);
  expect(await attempt(strangersPassword)).toBe('over_request_rate_limit');
});

test('A2 an authenticator is added and removed only within ten minutes of a sign-in or a code', async () => {
  const signedInAt = Date.parse('2026-11-02T14:00:00Z');
  const session = { id: '1', aal: 'aal2', created_at: new Date(signedInAt).toISOString() } as const;
  const factor = { id: '2', status: 'verified' };
  const answersAfter = async (minutes: number, codeAfter?: number) => {
    const rows = {
      claimsOf: async () =>
        codeAfter === undefined ? [] : [{ method: 'totp', timestamp: signedInAt / 1000 + codeAfter * 60 }],
      factorsOf: async () => [],
      enrol: async () => factor,
      remove: async () => {},
    };
    const now = () => signedInAt + minutes * 60_000;
    const factors = createFactors({ rows, renewed: jest.fn(), issuer: 'site', now } as never);
    const caller = { user: { id: '3' }, session };
    const body = new TextEncoder().encode(JSON.stringify({ factor_type: 'totp', friendly_name: 'Phone' })).buffer;
    const answers = [await factors.enrol({ body } as never, caller), await factors.remove(caller, factor as never)];
    return answers.map(({ status }) => status);
  };
  expect(await answersAfter(9)).toEqual([200, 200]);
  expect(await answersAfter(11)).toEqual([400, 400]);
  expect(await answersAfter(20, 11)).toEqual([200, 200]);
});
