import { DataError, dataOf } from 'data-client';
import type { Supabase } from '../connection';
import { sessionOf } from '../session/auth';
import { verifyPassword } from '../session/change-password';
import { answerOf, authenticatorsOf, enterCode } from './enter-code';

/** A verified authenticator app. */
type Authenticator = { id: string; addedAt: Date };

/** The key of a new authenticator, for a QR code (`address`) or for typing (`secret`). */
export type AuthenticatorKey = { id: string; secret: string; address: string };

/** `siteName`: the name in the authenticator app. `password`: the current one, so that an unattended dashboard is not enough. */
export type AuthenticatorSetup = { siteName: string; password: string };

export type CodeEntry = { id: string; code: string };

export function createTwoFactorRequests(supabase: Supabase) {
  const { auth } = supabase;

  async function renewRecoveryCodes({ id, code }: CodeEntry) {
    await enterCode(auth, code, id);
    return (await dataOf(supabase.rpc('create_recovery_codes'))) as string[];
  }

  return {
    async list(): Promise<Authenticator[]> {
      const factors = await authenticatorsOf(auth);
      return factors.map(({ id, created_at }) => ({ id, addedAt: new Date(created_at) }));
    },
    /**
     * Starts the setup, which has no effect until a code is confirmed. Signs in again with the current password. Rejects with
     * `conflict` if an authenticator is set up: the new session would lack the code that this one was verified by.
     */
    async begin({ siteName, password }: AuthenticatorSetup): Promise<AuthenticatorKey> {
      const session = await sessionOf(auth);
      if (!session) throw new DataError('session-expired');
      const { all, totp: verified } = await answerOf(auth.mfa.listFactors());
      if (verified.length > 0)
        throw new DataError('conflict', { message: 'An authenticator app is already set up. Close this to see it.' });
      await verifyPassword(auth, session.user.email, password);
      // The number of unfinished setups is limited.
      for (const { id } of all.filter(({ status }) => status === 'unverified'))
        await answerOf(auth.mfa.unenroll({ factorId: id }));
      const asked = auth.mfa.enroll({ factorType: 'totp', issuer: siteName, friendlyName: 'Authenticator app' });
      const { id, totp } = await answerOf(asked);
      return { id, secret: totp.secret, address: totp.uri };
    },
    /** Completes the setup with a code from the app, and returns the recovery codes, which cannot be read again. */
    confirm: renewRecoveryCodes,
    renewRecoveryCodes,
    countRecoveryCodes: (signal?: AbortSignal): Promise<number> => dataOf(supabase.rpc('recovery_codes_left'), signal),
    /** Removes it, given a code from it. */
    async remove({ id, code }: CodeEntry): Promise<void> {
      await enterCode(auth, code, id);
      await answerOf(auth.mfa.unenroll({ factorId: id }));
    },
  };
}
