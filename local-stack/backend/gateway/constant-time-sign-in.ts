import bcrypt from 'bcryptjs';
import { fieldsOf, textOf } from './auth-call.ts';
import type { Forward } from './auth-gate.ts';
import type { Connection } from '../database.ts';

/** The hash of an unknown password, with the cost of the accounts' hashes. */
const unknownHash = '$2b$10$yzSNh7Gx.X5C52oPwTCVt.w3zCpgwkVBFPEmloCOrAd16i3wNxGKu';

/**
 * Compares a password hash for unknown addresses, too. The sign-in service compares only if the account exists, so its faster
 * response would reveal which addresses have none.
 */
export function withConstantTimeSignIn(forward: Forward, { driver }: Connection): Forward {
  const isCompared = async (email: string) => {
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
