import { DataError } from 'data-client';
import type { OwnerClient } from '../owner/index';
import { nextId } from './builders';
import { fakeCode, type FakeBackend } from './fake-backend';

const wrongCode =
  'This code is incorrect. Codes change every 30 seconds and work once. Please enter the newest one. If that fails, too, set your phone’s clock to automatic.';

export function refuseWrongCode(code: string): void {
  if (code !== fakeCode) throw new DataError('rejected', { message: wrongCode });
}

export function refuseWrongPassword({ owner }: FakeBackend, current: string): void {
  if (current !== owner.password)
    throw new DataError('rejected', { message: 'This isn’t your current password.', field: 'current' });
}

export function fakeTwoFactor(backend: FakeBackend): OwnerClient['twoFactor'] {
  const renewed = () =>
    (backend.recoveryCodes = Array.from({ length: 10 }, (_, index) => `${index}`.padStart(20, 'a')));
  return {
    async list() {
      return backend.authenticators.map((id) => ({ id, addedAt: new Date('2026-11-02T14:00:00Z') }));
    },
    async begin({ siteName, password }) {
      if (backend.authenticators.length > 0)
        throw new DataError('conflict', { message: 'An authenticator app is already set up. Close this to see it.' });
      refuseWrongPassword(backend, password);
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      return { id: nextId(), secret, address: `otpauth://totp/${encodeURIComponent(siteName)}?secret=${secret}` };
    },
    async confirm({ id, code }) {
      refuseWrongCode(code);
      backend.isProven = true;
      backend.authenticators = [...backend.authenticators, id];
      return renewed();
    },
    async renewRecoveryCodes({ code }) {
      refuseWrongCode(code);
      return renewed();
    },
    async countRecoveryCodes() {
      return backend.recoveryCodes.length;
    },
    async remove({ id, code }) {
      refuseWrongCode(code);
      backend.authenticators = backend.authenticators.filter((one) => one !== id);
    },
  };
}
