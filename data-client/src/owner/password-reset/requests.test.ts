import { backend, config, refused, type Answer, type Answers } from '../../testing/auth-backend';
import { createOwnerClient } from '../owner-client';

const ask = () =>
  createOwnerClient(config).passwordReset.ask({ email: 'owner@example.com', redirectTo: 'http://site.test/' });

describe('requesting the email', () => {
  test.each([
    ['sent', () => Response.json({})],
    ['rate-limited', refused(429, 'over_email_send_rate_limit')],
    ['not deliverable', refused(500, 'unexpected_failure')],
    ['rejected as invalid', refused(400, 'validation_failed')],
  ])('A2 an email that is %s gets the same response', async (_, recover: Answer) => {
    const asked = backend({ recover });
    expect(await ask()).toBeUndefined();
    expect(asked).toEqual(['/auth/v1/recover']);
  });

  test('A2 a lost connection is reported', async () => {
    backend({ recover: () => Promise.reject(new TypeError('fetch failed')) });
    await expect(ask()).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('setting the password', () => {
  const change = { link: 'abc', password: 'four words in a row' };

  test('A2 the link opens one session, sets the password and ends all sessions', async () => {
    const asked = backend();
    const { passwordReset } = createOwnerClient(config);
    expect(await passwordReset.setPassword(change)).toBe('set');
    expect(asked).toEqual(['/auth/v1/verify', '/auth/v1/user', '/auth/v1/logout']);
    expect(localStorage).toHaveLength(0);
  });

  test('A2 after a rejected password a retry does not use the link again, and another link opens its own session', async () => {
    const answers: Answers = { user: refused(422, 'same_password') };
    const asked = backend(answers);
    const { passwordReset } = createOwnerClient(config);
    const verified = () => asked.filter((path) => path === '/auth/v1/verify').length;
    await expect(passwordReset.setPassword(change)).rejects.toMatchObject({ code: 'invalid', field: 'next' });
    await expect(passwordReset.setPassword(change)).rejects.toMatchObject({ code: 'invalid' });
    expect(verified()).toBe(1);
    await expect(passwordReset.setPassword({ ...change, link: 'newer' })).rejects.toMatchObject({ code: 'invalid' });
    expect(verified()).toBe(2);
    delete answers.user;
    expect(await passwordReset.setPassword({ ...change, link: 'newer', password: 'five words in a row' })).toBe('set');
    expect(verified()).toBe(2);
  });

  test('A2 the account’s own address is rejected before it is sent', async () => {
    const asked = backend();
    const { passwordReset } = createOwnerClient(config);
    await expect(passwordReset.setPassword({ ...change, password: 'owner@example.com' })).rejects.toMatchObject({
      code: 'invalid',
      field: 'next',
    });
    expect(asked).not.toContain('/auth/v1/user');
  });

  test('A2 with two-factor sign-in a code is required, which upgrades the link’s session', async () => {
    const answers: Answers = { user: refused(401, 'insufficient_aal') };
    const asked = backend(answers);
    const { passwordReset } = createOwnerClient(config);
    expect(await passwordReset.setPassword(change)).toBe('code-missing');
    delete answers.user;
    expect(await passwordReset.setPassword({ ...change, code: '123456' })).toBe('set');
    expect(asked.filter((path) => path === '/auth/v1/verify')).toHaveLength(1);
    expect(asked).toContain('/auth/v1/factors/factor-1/verify');
  });

  test.each([
    ['a used or old link', refused(403, 'otp_expired'), { code: 'rejected', field: 'link' }],
    ['too many links', refused(429, 'over_request_rate_limit'), { code: 'rate-limited' }],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), { code: 'offline' }],
  ])('A2 %s has its own message', async (_, verify: Answer, expected) => {
    const asked = backend({ verify });
    await expect(createOwnerClient(config).passwordReset.setPassword(change)).rejects.toMatchObject(expected);
    expect(asked).not.toContain('/auth/v1/user');
  });
});
