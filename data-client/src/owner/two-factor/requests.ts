import type { Auth } from '../connection';
import { answerOf, authenticatorsOf, enterCode } from './enter-code';

/** A verified authenticator app. */
export type Authenticator = { id: string; addedAt: Date };

/** The key of a new authenticator, for a QR code (`address`) or for typing (`secret`). */
export type AuthenticatorKey = { id: string; secret: string; address: string };

export type CodeEntry = { id: string; code: string };

export type TwoFactorRequests = {
  list(): Promise<Authenticator[]>;
  /** Starts the setup, which has no effect until a code is confirmed. */
  begin(siteName: string): Promise<AuthenticatorKey>;
  /** Completes the setup with a code from the app. */
  confirm(entry: CodeEntry): Promise<void>;
  /** Removes it, given a code from it. */
  remove(entry: CodeEntry): Promise<void>;
};

export function createTwoFactorRequests(auth: Auth): TwoFactorRequests {
  /** Removes unfinished setups, whose number is limited. */
  async function removeUnfinished() {
    const { all } = await answerOf(auth.mfa.listFactors());
    for (const { id } of all.filter(({ status }) => status === 'unverified'))
      await answerOf(auth.mfa.unenroll({ factorId: id }));
  }

  return {
    async list() {
      const factors = await authenticatorsOf(auth);
      return factors.map(({ id, created_at }) => ({ id, addedAt: new Date(created_at) }));
    },
    async begin(siteName) {
      await removeUnfinished();
      const asked = auth.mfa.enroll({ factorType: 'totp', issuer: siteName, friendlyName: 'Authenticator app' });
      const { id, totp } = await answerOf(asked);
      return { id, secret: totp.secret, address: totp.uri };
    },
    async confirm({ id, code }) {
      await enterCode(auth, code, id);
    },
    async remove({ id, code }) {
      await enterCode(auth, code, id);
      await answerOf(auth.mfa.unenroll({ factorId: id }));
    },
  };
}
