import bcrypt from 'bcryptjs';
import { maxPasswordBytes } from 'domain/password';
import { authError, tooManyAttempts } from '../gateway/responses.ts';
import { createAttemptLimiter } from '../gateway/attempt-limiter.ts';
import { fieldsOf, waitSentence } from '../gateway/auth-call.ts';
import type { Forward, Call } from '../gateway/auth-gate.ts';
import type { Caller } from './factors.ts';
import type { FactorRows } from './factor-rows.ts';

/**
 * Changes an account's password or address like a hosted project that requires the current password: an access token alone is
 * not enough. A session opened by a password reset link does not need it. With an authenticator, both need its code.
 */
export function createAccountChanges({
  rows,
  callerOf,
  forward,
}: {
  rows: FactorRows;
  callerOf: (call: Call) => Promise<Caller | Response>;
  forward: Forward;
}): Forward {
  const perAccount = createAttemptLimiter({ allowed: 5, windowMs: 15 * 60_000 });

  const refusalOf = async ({ user, session }: Caller, current: unknown) => {
    const isProtected = (await rows.factorsOf(user.id)).some(({ status }) => status === 'verified');
    if (isProtected && session.aal !== 'aal2') {
      const sentence = 'AAL2 session is required to update email or password when MFA is enabled.';
      return authError(401, 'insufficient_aal', sentence);
    }
    if (await rows.isRecovery(session.id)) return undefined;
    if (typeof current !== 'string' || !current)
      return authError(400, 'current_password_required', 'The current password is required for this change.');
    const wait = perAccount.begin(user.id);
    if (wait) return tooManyAttempts(waitSentence('attempts', wait), wait);
    if (!(await bcrypt.compare(current, await rows.passwordHashOf(user.id))))
      return authError(400, 'current_password_mismatch', 'The current password is incorrect.');
    perAccount.clear(user.id);
    return undefined;
  };

  return async (call) => {
    const { password, email, current_password: current } = fieldsOf(call.body);
    if (![password, email].every((value) => value == null || typeof value === 'string'))
      return authError(400, 'validation_failed', 'A password and an address must be text.');
    if (typeof password === 'string' && Buffer.byteLength(password) > maxPasswordBytes)
      return authError(400, 'validation_failed', 'A password must not exceed 72 bytes.');
    if (!password && !email) return forward(call);
    const caller = await callerOf(call);
    if (caller instanceof Response) return caller;
    const refusal = await refusalOf(caller, current);
    if (refusal) return refusal;
    const response = await forward(call);
    // Other sessions were opened with the old password.
    if (response.ok && password) await rows.endOthers(caller.user.id, caller.session.id);
    return response;
  };
}
