import { DataError } from 'data-client';

/** Fewer characters are refused by the sign-in service, too. */
export const shortestPassword = 12;

const sentences: Record<string, string> = {
  same_password: 'This is the password you have already. Please choose another one.',
  weak_password: `This password is too easy to guess. Please take at least ${shortestPassword} characters, and none that others use.`,
  reauthentication_needed: 'Your session is too old for this. Please log out, sign in again, and change it then.',
  insufficient_aal:
    'This needs a code of your authenticator app. Please log out, and use “Forgot your password?” where you sign in.',
};

/** Why a new password was refused, where that is about the password. */
export function passwordRefusal(cause: { code?: string }): DataError | undefined {
  const message = sentences[cause.code ?? ''];
  return message ? new DataError('invalid', { message, field: 'next', cause }) : undefined;
}
