import { DataError } from 'data-client';
import type { OwnerClient } from '../owner/index';
import { codeMissing } from '../owner/session/session';
import type { FakeBackend } from './fake-backend';
import { refuseWrongCode } from './fake-two-factor';

/** The token in the email for a password reset, which works once. */
export const fakeResetLink = 'c0ffee0a1b2c3d4e5f60718293a4b5c6d7e8f9';

export function fakePasswordReset(backend: FakeBackend): OwnerClient['passwordReset'] {
  let isUsed = false;
  return {
    ask: async () => {},
    async setPassword({ link, password, code }) {
      if (isUsed || link !== fakeResetLink)
        throw new DataError('rejected', { message: 'This link no longer works.', field: 'link' });
      if (code) refuseWrongCode(code);
      else if (backend.authenticators.length > 0) return codeMissing;
      if (password === backend.owner.password)
        throw new DataError('invalid', { message: 'This is already your password.', field: 'next' });
      isUsed = true;
      backend.owner = { ...backend.owner, password };
      backend.isSignedIn = false;
      return 'set';
    },
  };
}
