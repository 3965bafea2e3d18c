import encodeQR from 'qr';
import { respond, authError, tooManyAttempts } from '../gateway/responses.ts';
import { createAttemptLimiter } from '../gateway/attempt-limiter.ts';
import { fieldsOf, textOf, waitSentence } from '../gateway/auth-call.ts';
import { keyUri, newSecret, stepOfCode } from './totp.ts';
import type { Call } from '../gateway/auth-gate.ts';
import type { Factor, Session, FactorRows } from './factor-rows.ts';
import type { User } from './assurance.ts';

export type Caller = { user: User; session: Session };

const minute = 60_000;
const challengeLastsMs = 5 * minute;
const proofLastsMs = 10 * minute;
const maxFactors = 10;
const longestName = 100;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Enrolls, challenges and verifies authenticators, with the responses of Supabase's sign-in service. */
export function createFactors({
  rows,
  renewed,
  issuer: ownName,
  now = Date.now,
}: {
  rows: FactorRows;
  renewed: (call: Call, refreshToken: string) => Promise<Response>;
  issuer: string;
  now?: () => number;
}) {
  // As with passwords: per connection first, so that an attacker does not lock out the owner.
  const perFactorAndAddress = createAttemptLimiter({ allowed: 5, windowMs: 15 * minute, now });
  const perFactor = createAttemptLimiter({ allowed: 20, windowMs: 15 * minute, now });

  const isRight = async ({ id, secret }: Factor, code: string) => {
    const step = stepOfCode(secret, code, now());
    return step !== undefined && rows.useStep(id, step);
  };

  const openChallenge = async (call: Call, factor: Factor) => {
    const id = textOf(fieldsOf(call.body).challenge_id);
    const challenge = uuid.test(id) ? await rows.findChallenge(id, factor.id) : undefined;
    if (!challenge)
      return authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
    if (challenge.verified_at || challenge.address !== call.address)
      return authError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
    if (now() > Date.parse(challenge.created_at) + challengeLastsMs)
      return authError(422, 'mfa_challenge_expired', 'MFA challenge has expired, create a new challenge.');
    return challenge.id;
  };

  /** An access token alone must not change how the owner signs in. */
  const isProofOld = async (session: Caller['session']) => {
    const proofs = (await rows.claimsOf(session.id)).map(({ timestamp }) => timestamp * 1000);
    return now() > Math.max(Date.parse(session.created_at), ...proofs) + proofLastsMs;
  };
  const proofIsOld = () =>
    authError(
      400,
      'reauthentication_needed',
      'Changing an authenticator requires a sign-in within the last ten minutes.',
    );

  return {
    async enrol(call: Call, { user, session }: Caller) {
      if (await isProofOld(session)) return proofIsOld();
      const fields = fieldsOf(call.body);
      if (fields.factor_type !== 'totp') return authError(400, 'validation_failed', 'factor_type needs to be totp');
      const [name, issuer] = [textOf(fields.friendly_name), textOf(fields.issuer)];
      if (name.length > longestName || issuer.length > longestName)
        return authError(400, 'validation_failed', `Names need to be ${longestName} characters at most`);
      const existing = await rows.factorsOf(user.id);
      if (existing.some(({ friendly_name: taken }) => taken === name))
        return authError(422, 'mfa_factor_name_conflict', 'A factor with this friendly name exists already');
      if (existing.length >= maxFactors)
        return authError(
          422,
          'too_many_enrolled_mfa_factors',
          'Maximum number of factors reached, unenroll to continue',
        );
      if (existing.some(({ status }) => status === 'verified') && session.aal !== 'aal2')
        return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');

      const secret = newSecret();
      const factor = await rows.enrol({ user_id: user.id, friendly_name: name, secret });
      const uri = keyUri({ issuer: issuer || ownName, account: user.email ?? '', secret });
      const totp = { qr_code: encodeQR(uri, 'svg'), secret, uri };
      return respond(200, { id: factor.id, type: 'totp', friendly_name: name, totp });
    },

    async challenge(call: Call, factor: Factor) {
      const { id, created_at: at } = await rows.challenge(factor.id, call.address);
      return respond(200, { id, type: 'totp', expires_at: Math.floor((Date.parse(at) + challengeLastsMs) / 1000) });
    },

    async verify(call: Call, { session }: Caller, factor: Factor) {
      const here = `${factor.id} ${call.address}`;
      const wait = perFactorAndAddress.begin(here) || perFactor.begin(factor.id);
      if (wait) return tooManyAttempts(waitSentence('codes', wait), wait);
      const challenge = await openChallenge(call, factor);
      if (challenge instanceof Response) return challenge;
      if (!(await isRight(factor, textOf(fieldsOf(call.body).code))))
        return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
      const refreshToken = await rows.accept({ factor, challenge, session: session.id });
      if (!refreshToken) return authError(403, 'session_not_found', 'There is no such session.');
      perFactorAndAddress.clear(here);
      perFactor.takeBack(factor.id);
      return renewed(call, refreshToken);
    },

    async remove({ session }: Caller, factor: Factor) {
      if (factor.status === 'verified' && session.aal !== 'aal2')
        return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      if (factor.status === 'verified' && (await isProofOld(session))) return proofIsOld();
      await rows.remove(factor.id);
      return respond(200, { id: factor.id });
    },
  };
}
