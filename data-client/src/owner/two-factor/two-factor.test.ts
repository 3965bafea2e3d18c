import { backend, config, credentials, displayed, refused } from '../../testing/auth-backend';
import type { Answer, Answers } from '../../testing/auth-backend';
import { createOwnerClient, type OwnerClient } from '../owner-client';

let owner: OwnerClient;

beforeEach(() => {
  owner = createOwnerClient(config);
});

describe('signing in with a code', () => {
  const halfway = { isOwner: () => Response.json(false), needsCode: () => Response.json(true) };

  test('A2 a correct password alone leads to the request for a code', async () => {
    const asked = backend(halfway);
    expect(await owner.session.signIn(credentials)).toBe('code-missing');
    expect(await owner.session.current()).toBe('code-missing');
    expect(displayed()).toBeNull();
    expect(asked).not.toContain('/auth/v1/logout');
  });

  test('A2 the code completes the sign-in, and other tabs detect it', async () => {
    const answers: Answers = { ...halfway };
    backend(answers);
    await owner.session.signIn(credentials);
    const changed = jest.fn();
    const stop = owner.session.onChange(changed);
    answers.isOwner = () => Response.json(true);
    expect(await owner.session.enterCode('123456')).toMatchObject({ name: 'Lena Ashford' });
    expect(changed).toHaveBeenCalled();
    expect(displayed()).toMatchObject({ name: 'Lena Ashford' });
    stop();
  });

  test.each([
    ['a wrong code', refused(422, 'mfa_verification_failed'), 'rejected', 'set your phone’s clock to automatic.'],
    ['too many codes', refused(429, 'over_request_rate_limit'), 'rate-limited', 'Too many attempts.'],
    ['a session that is gone', refused(403, 'session_not_found'), 'session-expired', 'Your session has ended.'],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), 'offline', 'The server couldn’t be reached.'],
  ])('A2 %s has its own message', async (_, verify: Answer, code, message) => {
    backend({ ...halfway, factors: { verify } });
    await owner.session.signIn(credentials);
    await expect(owner.session.enterCode('123456')).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    });
  });

  test('A2 a recovery code ends all other sessions, and too many or wrong ones have their own messages', async () => {
    const answers: Answers = { ...halfway };
    const asked = backend(answers);
    await owner.session.signIn(credentials);
    answers.recoveryCode = () => Response.json('limited');
    await expect(owner.session.enterRecoveryCode('a')).rejects.toMatchObject({ code: 'rate-limited' });
    answers.recoveryCode = () => Response.json('wrong');
    await expect(owner.session.enterRecoveryCode('a')).rejects.toMatchObject({ code: 'rejected' });
    expect(asked).not.toContain('/auth/v1/logout?scope=others');
    Object.assign(answers, { isOwner: undefined, recoveryCode: undefined });
    expect(await owner.session.enterRecoveryCode('a')).toMatchObject({ name: 'Lena Ashford' });
    expect(asked).toContain('/auth/v1/logout?scope=others');
  });

  test('A2 removing an authenticator and renewing recovery codes require a code from it', async () => {
    const answers: Answers = {};
    const asked = backend(answers);
    await owner.session.signIn(credentials);
    expect(await owner.twoFactor.list()).toEqual([{ id: 'factor-1', addedAt: new Date('2026-11-02T14:00:00Z') }]);
    answers.factors = { verify: refused(422, 'mfa_verification_failed') };
    await expect(owner.twoFactor.remove({ id: 'factor-1', code: '1' })).rejects.toMatchObject({ code: 'rejected' });
    expect(asked.at(-1)).toBe('/auth/v1/factors/factor-1/verify');
    const renewal = owner.twoFactor.renewRecoveryCodes({ id: 'factor-1', code: '1' });
    await expect(renewal).rejects.toMatchObject({ code: 'rejected' });
    expect(asked.at(-1)).toBe('/auth/v1/factors/factor-1/verify');
    answers.factors = {};
    await owner.twoFactor.remove({ id: 'factor-1', code: '1' });
    expect(asked.at(-1)).toBe('/auth/v1/factors/factor-1');
  });

  test('A2 a code for an app that another window has set up again says so', async () => {
    const answers: Answers = {};
    backend(answers);
    await owner.session.signIn(credentials);
    answers.factors = { challenge: refused(404, 'mfa_factor_not_found') };
    await expect(owner.twoFactor.confirm({ id: 'factor-1', code: '123456' })).rejects.toMatchObject({
      code: 'rejected',
      message: 'The app was removed or set up again in another window. Close this to continue.',
    });
  });

  test('A2 with an authenticator set up, a password alone does not replace a session verified by a code', async () => {
    const asked = backend();
    await owner.session.signIn(credentials);
    asked.length = 0;
    const setUp = { siteName: 'Lena Ashford', password: credentials.password };
    await expect(owner.twoFactor.begin(setUp)).rejects.toMatchObject({ code: 'conflict' });
    expect(asked).toEqual(['/auth/v1/user']);
  });
});
