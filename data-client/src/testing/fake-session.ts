import { DataError } from 'data-client';
import { passwordProblem } from 'domain/password';
import type { OwnerClient, SessionUser } from '../owner/index';
import { codeMissing, timedOut } from '../owner/session/session';
import type { FakeBackend } from './fake-backend';
import { refuseWrongCode, refuseWrongPassword } from './fake-two-factor';

/** Signs in with a password, and requires the code if the setting is enabled and an authenticator is set up. */
export function fakeSession(backend: FakeBackend): OwnerClient['session'] {
  const listeners = new Set<() => void>();
  let isHalfway = false;
  const become = ({ isSignedIn = false, isAsked = false, hasCode = false }) => {
    backend.isSignedIn = isSignedIn;
    isHalfway = isAsked;
    backend.isProven = hasCode;
    listeners.forEach((listener) => listener());
  };
  const demandsCode = () =>
    backend.privateSettings.get('two_factor_auth') === '"true"' && backend.authenticators.length > 0;
  return {
    async current() {
      if (backend.isSignedIn) return demandsCode() && !backend.isProven ? codeMissing : ownerOf(backend);
      return isHalfway ? codeMissing : backend.hasTimedOut ? timedOut : null;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async signIn({ email, password }) {
      if (email.toLowerCase() !== backend.owner.email || password !== backend.owner.password)
        throw new DataError('rejected', { message: 'Invalid credentials' });
      const isAsked = demandsCode();
      become({ isSignedIn: !isAsked, isAsked });
      return isAsked ? codeMissing : ownerOf(backend);
    },
    async enterCode(code) {
      if (!isHalfway) throw new DataError('session-expired');
      refuseWrongCode(code);
      become({ isSignedIn: true, hasCode: true });
      return ownerOf(backend);
    },
    async enterRecoveryCode(code) {
      if (!isHalfway) throw new DataError('session-expired');
      if (!backend.recoveryCodes.includes(code))
        throw new DataError('rejected', { message: 'This recovery code is incorrect or was already used.' });
      backend.recoveryCodes = backend.recoveryCodes.filter((one) => one !== code);
      backend.authenticators = [];
      become({ isSignedIn: true });
      return ownerOf(backend);
    },
    async changePassword({ current, next }) {
      if (!backend.isSignedIn) throw new DataError('session-expired');
      const message = passwordProblem(next, [backend.owner.email, backend.owner.name]);
      if (message) throw new DataError('invalid', { message, field: 'next' });
      refuseWrongPassword(backend, current);
      if (next === current)
        throw new DataError('invalid', {
          message: 'This is already your password. Please choose another one.',
          field: 'next',
        });
      backend.owner = { ...backend.owner, password: next };
    },
    signOut: async () => become({}),
  };
}

const ownerOf = ({ owner }: FakeBackend): SessionUser => ({
  id: 'owner',
  email: owner.email,
  name: owner.name,
  role: 'super_admin',
});
