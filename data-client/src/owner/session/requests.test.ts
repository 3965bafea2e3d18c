import { backend, config, credentials, displayed, refused, session } from '../../testing/auth-backend';
import type { Answer, Answers } from '../../testing/auth-backend';
import { createOwnerClient, type OwnerClient } from '../owner-client';
import { sessionStorageKey } from 'domain/session-storage-key';

let owner: OwnerClient;

beforeEach(() => {
  owner = createOwnerClient(config);
});

const offline = () => Promise.reject(new TypeError('fetch failed'));

/** Signs in to a backend whose answers can change afterward. */
async function signedIn() {
  const answers: Answers = {};
  backend(answers);
  await owner.session.signIn(credentials);
  return answers;
}

describe('signing in', () => {
  test('A3 the owner is signed in and cached for display', async () => {
    backend();
    const expected = { id: 'user-1', email: 'owner@example.com', name: 'Lena Ashford', role: 'super_admin' };
    expect(await owner.session.signIn(credentials)).toEqual(expected);
    expect(displayed()).toEqual(expected);
    expect(await owner.session.current()).toEqual(expected);
  });

  test('A2 a sign-in sends the device token of the one before, also after signing out', async () => {
    const sent: unknown[] = [];
    const answers: Answers = { token: () => Response.json({ ...session(), device_token: 'device' }) };
    const asked = backend(answers);
    const answered = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const fields = JSON.parse((init?.body ?? '{}') as string) as { gotrue_meta_security?: unknown };
      if (fields.gotrue_meta_security) sent.push(fields.gotrue_meta_security);
      return answered(input, init);
    };
    await owner.session.signIn(credentials);
    await owner.session.signOut();
    // As a hosted project answers.
    answers.token = undefined;
    await owner.session.signIn(credentials);
    await owner.session.changePassword({ current: 'secret', next: 'a better secret' });
    expect(sent).toEqual([{}, { captcha_token: 'device' }, { captcha_token: 'device' }]);
    // The sign-out, the session that checked the password, and all others.
    const ended = asked.filter((path) => path.startsWith('/auth/v1/logout'));
    expect(ended).toEqual(['/auth/v1/logout', '/auth/v1/logout', '/auth/v1/logout?scope=others']);
  });

  test.each([
    ['a wrong password', refused(400, 'invalid_credentials')],
    ['an unconfirmed address', refused(400, 'email_not_confirmed')],
    ['a banned account', refused(403, 'user_banned')],
    ['an empty form', refused(422, 'validation_failed')],
  ])('A2 %s reads Invalid credentials', async (_, answer) => {
    backend({ token: answer });
    await expect(owner.session.signIn(credentials)).rejects.toMatchObject({
      code: 'rejected',
      message: 'Invalid credentials',
    });
    expect(displayed()).toBeNull();
  });

  test('A2 an account other than the owner’s gets the same message and is signed out', async () => {
    const asked = backend({ isOwner: () => Response.json(false) });
    await expect(owner.session.signIn(credentials)).rejects.toMatchObject({
      code: 'rejected',
      message: 'Invalid credentials',
    });
    expect(asked).toContain('/auth/v1/logout');
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    expect(displayed()).toBeNull();
  });

  const broken = () => Response.json({ msg: 'error: relation "users" does not exist' }, { status: 500 });

  test.each([
    ['too many attempts', refused(429, 'over_request_rate_limit'), 'rate-limited', /Too many attempts/],
    ['a lost connection', offline, 'offline', /couldn’t be reached/],
    ['a server failure', broken, 'server', /^((?!relation).)*$/],
  ])('A2 %s is reported as such', async (_, token: Answer, code, message) => {
    backend({ token });
    await expect(owner.session.signIn(credentials)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });
});

describe('checking the session', () => {
  test('A3 a forged display cache is deleted and grants nothing', async () => {
    backend();
    localStorage.setItem('admin-user', JSON.stringify({ id: 'x', email: 'x', name: 'Mallory', role: 'super_admin' }));
    expect(await owner.session.current()).toBeNull();
    expect(displayed()).toBeNull();
  });

  test.each([
    ['the role was taken away', () => Response.json(false)],
    ['the token is no longer good', () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })],
  ])('A3 the session ends when %s', async (_, isOwner) => {
    const answers = await signedIn();
    answers.isOwner = isOwner;
    expect(await owner.session.current()).toBeNull();
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  });

  async function withExpiredSession(token: Answer) {
    const answers = await signedIn();
    const expired = { ...session(), expires_at: Math.floor(Date.now() / 1000) - 10 };
    localStorage.setItem(sessionStorageKey, JSON.stringify(expired));
    answers.token = token;
  }

  test('A3 a session that cannot be renewed ends', async () => {
    await withExpiredSession(refused(400, 'refresh_token_not_found'));
    expect(await owner.session.current()).toBeNull();
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
  });

  test('A3 a session that reached its age or idle limit says so until the next sign-in', async () => {
    await withExpiredSession(refused(400, 'session_expired'));
    expect(await owner.session.current()).toBe('timed-out');
    expect(await owner.session.current()).toBe('timed-out');
    backend();
    await owner.session.signIn(credentials);
    await owner.session.signOut();
    expect(await owner.session.current()).toBeNull();
  });

  test('A1 a session is kept if its renewal cannot be requested, after at most five seconds', async () => {
    jest.useFakeTimers();
    await withExpiredSession(offline);
    const refusal = jest.fn();
    void owner.session.current().catch(refusal);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(refusal.mock.lastCall).toMatchObject([{ code: 'offline' }]);
    await jest.advanceTimersByTimeAsync(20_000);
    const next = owner.session.current().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(4000);
    expect(await next).toMatchObject({ code: 'offline' });
    expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
  });

  test('A2 a lost response to a new password says that it may have changed', async () => {
    const answers = await signedIn();
    answers.user = offline;
    await expect(owner.session.changePassword({ current: 'secret', next: 'a better secret' })).rejects.toMatchObject({
      code: 'offline',
      message: expect.stringContaining('your new password may already be set'),
    });
  });

  test('A2 the account’s own address is rejected as a new password before it is sent', async () => {
    const asked = backend();
    await owner.session.signIn(credentials);
    const change = { current: 'secret', next: credentials.email };
    await expect(owner.session.changePassword(change)).rejects.toMatchObject({ code: 'invalid', field: 'next' });
    expect(asked).not.toContain('/auth/v1/user');
  });

  test('A1 an unreachable backend is distinguished from a signed-out session', async () => {
    const answers = await signedIn();
    answers.isOwner = offline;
    await expect(owner.session.current()).rejects.toMatchObject({ code: 'offline' });
    expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
  });

  test('A1 a response that neither confirms nor denies the owner is a failure and keeps the session', async () => {
    const answers = await signedIn();
    answers.isOwner = () => Response.json([]);
    await expect(owner.session.current()).rejects.toMatchObject({ code: 'server' });
    Object.assign(answers, { isOwner: () => Response.json(false), needsCode: () => Response.json([]) });
    await expect(owner.session.current()).rejects.toMatchObject({ code: 'server' });
    expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
  });

  test('A3 signing out ends the session in this browser even if the backend is unreachable', async () => {
    backend({ logout: offline });
    await owner.session.signIn(credentials);
    await owner.session.signOut();
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    expect(displayed()).toBeNull();
    expect(await owner.session.current()).toBeNull();
  });

  test('A3 signing out ends the session within five seconds, also while its renewal gets no response', async () => {
    jest.useFakeTimers();
    await withExpiredSession(() => new Promise(() => {}));
    const signedOut = jest.fn();
    void owner.session.signOut().then(signedOut);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(signedOut).toHaveBeenCalled();
    expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    jest.useRealTimers();
  });

  test('A3 signing out in another tab is detected', async () => {
    backend();
    const changed = jest.fn();
    const stop = owner.session.onChange(changed);
    window.dispatchEvent(new StorageEvent('storage', { key: 'admin-user', newValue: null }));
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'admin-user', newValue: null }));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
