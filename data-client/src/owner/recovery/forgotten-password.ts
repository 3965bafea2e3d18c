import { DataError } from 'data-client';
import type { Auth } from '../session/auth';
import { passwordRefusal } from '../session/password-rules';
import type { SignInService } from '../session/passwords';
import type { NewPassword, RecoveryRequests } from './requests';

export function recoveryFor({ openGuest, toSessionError, enterCode }: SignInService): RecoveryRequests {
  /** The link opens a session once, and further attempts go on with it. */
  let opened: { link: string; guest: Auth } | undefined;

  async function guestOf(link: string): Promise<Auth> {
    if (opened?.link === link) return opened.guest;
    const guest = openGuest();
    const { error } = await guest.verifyOtp({ token_hash: link, type: 'recovery' });
    if (error) throw deadLink(toSessionError(error));
    opened = { link, guest };
    return guest;
  }

  return {
    async ask({ email, page }) {
      const { error } = await openGuest().resetPasswordForEmail(email, { redirectTo: page });
      const refusal = error && toSessionError(error);
      // Any other refusal may tell accounts from other addresses: too many mails for one, or a mail that could not be sent.
      if (refusal?.code === 'offline' || (refusal?.code === 'server' && error?.status !== 500)) throw refusal;
    },
    async setPassword({ link, password, code }: NewPassword) {
      const guest = await guestOf(link);
      if (code) await enterCode(guest, code);
      const { error } = await guest.updateUser({ password });
      if (error?.code === 'insufficient_aal') return 'code-missing';
      if (error) throw passwordRefusal(error) ?? deadLink(toSessionError(error));
      opened = undefined;
      // Whoever else is signed in may be why she came, and what was opened here has served its purpose.
      await guest.signOut({ scope: 'global' });
      return 'set';
    },
  };
}

function deadLink(refusal: DataError): DataError {
  if (refusal.code !== 'rejected') return refusal;
  const message = 'This link no longer works: it was used, is older than an hour, or a newer one was sent.';
  return new DataError('rejected', { message, field: 'link', cause: refusal.cause });
}
