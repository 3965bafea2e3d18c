import { DataError } from 'data-client';
import type { Auth } from '../connection';
import { toSessionError } from '../session/auth';
import { passwordRefusal, requireStrongPassword } from '../session/password-rules';
import type { codeMissing } from '../session/session';
import { enterCode } from '../two-factor/enter-code';

/** `redirectTo`: the address that the email's link opens, if the project allows it. */
type ForgottenPassword = { email: string; redirectTo: string };

/** `link`: the token in the email's link. `code`: from the authenticator app, if it was asked for. */
export type NewPassword = { link: string; password: string; code?: string };

/** Requests and completes a password reset. `openGuest`: a session beside the dashboard's own, kept in memory only. */
export function createPasswordResetRequests(openGuest: () => Auth) {
  /** A link opens one session, which later attempts reuse. */
  let opened: { link: string; guest: Auth } | undefined;

  async function guestOf(link: string): Promise<Auth> {
    if (opened?.link === link) return opened.guest;
    const guest = openGuest();
    const { error } = await guest.verifyOtp({ token_hash: link, type: 'recovery' });
    if (error) throw expiredLink(toSessionError(error));
    opened = { link, guest };
    return guest;
  }

  return {
    /** Emails a link if the address belongs to an account. The result does not reveal whether it does. */
    async ask({ email, redirectTo }: ForgottenPassword): Promise<void> {
      const { error } = await openGuest().resetPasswordForEmail(email, { redirectTo });
      const refusal = error && toSessionError(error);
      // Any other error could reveal whether the account exists: too many emails, or one that could not be sent.
      if (refusal?.code === 'offline' || (refusal?.code === 'server' && error?.status !== 500)) throw refusal;
    },
    /** Sets the password and ends every session. Asks for a code first if an authenticator is set up. */
    async setPassword({ link, password, code }: NewPassword): Promise<'set' | typeof codeMissing> {
      const guest = await guestOf(link);
      await requireStrongPassword(guest, password);
      if (code) await enterCode(guest, code);
      const { error } = await guest.updateUser({ password });
      if (error?.code === 'insufficient_aal') return 'code-missing';
      if (error) throw passwordRefusal(error) ?? expiredLink(toSessionError(error));
      opened = undefined;
      // Someone else's session may be the reason for the reset; this one is no longer needed.
      await guest.signOut({ scope: 'global' });
      return 'set';
    },
  };
}

function expiredLink(refusal: DataError): DataError {
  if (refusal.code !== 'rejected') return refusal;
  const message =
    'This link no longer works. It was already used, is over an hour old, or was replaced by a newer one.';
  return new DataError('rejected', { message, field: 'link', cause: refusal.cause });
}
