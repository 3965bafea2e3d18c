import type { Auth } from '../session/auth';
import { answerOf, authenticatorsOf, enterCode } from './enter-code';

/** An authenticator app that is set up. */
export type Authenticator = { id: string; addedAt: Date };

/** What an authenticator app is told once, by a picture of the address or by typing the secret. */
export type AuthenticatorKey = { id: string; secret: string; address: string };

export type CodeEntry = { id: string; code: string };

export type TwoFactorRequests = {
  list(): Promise<Authenticator[]>;
  /** Begins to set one up; nothing follows from it before a code is confirmed. */
  begin(siteName: string): Promise<AuthenticatorKey>;
  /** Proves that the app shows the right codes. It is set up from now on. */
  confirm(entry: CodeEntry): Promise<void>;
  /** Takes it away, after a code of it. */
  remove(entry: CodeEntry): Promise<void>;
};

export function createTwoFactorRequests(auth: Auth): TwoFactorRequests {
  /** Those that somebody began to set up and left: their number is limited. */
  async function tidyUp() {
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
      await tidyUp();
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
