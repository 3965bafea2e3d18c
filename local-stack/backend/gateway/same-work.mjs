import bcrypt from 'bcryptjs';
import { fieldsOf, textOf } from './auth-call.mjs';

/** A hash like those of the accounts, of a password that nobody knows. */
const nobodysHash = '$2b$10$yzSNh7Gx.X5C52oPwTCVt.w3zCpgwkVBFPEmloCOrAd16i3wNxGKu';

/**
 * The sign-in service compares passwords only where there is an account, so that its answer would come sooner for an address
 * that has none, and tell so. Here that comparison is made for nobody.
 *
 * @param {import('./auth-gate.mjs').Forward} forward
 * @param {import('../database.mjs').Connection} connection
 * @returns {import('./auth-gate.mjs').Forward}
 */
export function withSameWork(forward, { driver }) {
  /** @param {string} email */
  const isCompared = async (email) => {
    const [account] = await driver`
      select 1 from auth.users
      where email = ${email} and encrypted_password <> '' and confirmed_at is not null limit 1`;
    return Boolean(account);
  };

  return async (call) => {
    const isByPassword =
      call.url.pathname === '/auth/v1/token' && call.url.searchParams.get('grant_type') === 'password';
    if (!isByPassword) return forward(call);
    const { email, password } = fieldsOf(call.body);
    // Without a password nobody's is compared.
    if (password && !(await isCompared(textOf(email)))) await bcrypt.compare(textOf(password), nobodysHash);
    return forward(call);
  };
}
