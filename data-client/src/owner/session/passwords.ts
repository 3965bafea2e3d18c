// What is done with passwords beside signing in: once in a while, so its code is loaded then. What it needs of the sign-in is
// handed to it: importing that from here would tear the desk's first view into more and larger pieces.
import type { enterCode } from '../two-factor/enter-code';
import type { Auth, sessionOf, toSessionError } from './auth';

export { recoveryFor } from '../recovery/forgotten-password';
export { changePassword } from './change-password';

export type SignInService = {
  /** A session beside the desk's own, kept nowhere. */
  openGuest: () => Auth;
  sessionOf: typeof sessionOf;
  toSessionError: typeof toSessionError;
  enterCode: typeof enterCode;
};
