import bcrypt from 'bcryptjs';
import { fieldsOf, textOf } from './auth-call.mjs';

/** The hash of an unknown password, with the cost of the accounts' hashes. */
const unknownHash = '$2b$10$yzSNh7Gx.X5C52oPwTCVt.w3zCpgwkVBFPEmloCOrAd16i3wNxGKu';

/**
 * Compares a password hash for unknown addresses, too. The sign-in service compares only if the account exists, so its faster
 * response would reveal which addresses have none.
 *
 * @param {import('./auth-gate.mjs').Forward} forward
 * @param {import('../database.mjs').Connection} connection
 * @returns {import('./auth-gate.mjs').Forward}
 */
export function withConstantTimeSignIn(forward, { driver }) {
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
    // Without a password, the service compares nothing.
    if (password && !(await isCompared(textOf(email)))) await bcrypt.compare(textOf(password), unknownHash);
    return forward(call);
  };
}
