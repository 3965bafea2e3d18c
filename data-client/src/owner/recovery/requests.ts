import { loadPasswords } from '../session/load-passwords';
import type { SignInService } from '../session/passwords';
import type { codeMissing } from '../session/session';

/** `page`: where it is asked for; the mail's link leads back there, if the project allows that address. */
export type ForgottenPassword = { email: string; page: string };

/** `link`: what the mail's link carries. `code`: of the authenticator, once it was asked for. */
export type NewPassword = { link: string; password: string; code?: string };

export type RecoveryRequests = {
  /** Has a link mailed, if the address belongs to an account; which addresses do, nobody learns. */
  ask(who: ForgottenPassword): Promise<void>;
  /** Sets the password and ends every session. Where an authenticator is set up, its code is asked for first. */
  setPassword(change: NewPassword): Promise<'set' | typeof codeMissing>;
};

/** The way back in for who forgot the password. */
export function createRecoveryRequests(service: SignInService): RecoveryRequests {
  let opened: RecoveryRequests | undefined;
  const open = async () => (opened ??= (await loadPasswords()).recoveryFor(service));
  return {
    ask: async (who) => (await open()).ask(who),
    setPassword: async (change) => (await open()).setPassword(change),
  };
}
