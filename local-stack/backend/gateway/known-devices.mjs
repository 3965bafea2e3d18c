import { randomUUID } from 'node:crypto';
import { claimsOf, signToken } from '../access-token.mjs';
import { textOf } from './auth-call.mjs';

const lifeSeconds = 365 * 24 * 60 * 60;

/**
 * Recognizes devices that have signed in to an account before, after a restart and from any address, by a token that they store.
 *
 * @param {string} secretKey
 * @param {() => number} now
 */
export function createKnownDevices(secretKey, now) {
  const nowSeconds = () => Math.floor(now() / 1000);
  // Its own key: the token must not pass as an access token, nor for another account.
  const keyFor = (/** @type {string} */ account) => `known device ${secretKey} ${account}`;

  return {
    /**
     * Returns the id of the device that sent the token, if it was issued for this account.
     *
     * @param {string} account
     * @param {unknown} token
     */
    idOf(account, token) {
      const { device, exp } = claimsOf(textOf(token), keyFor(account)) ?? {};
      return Number(exp) > nowSeconds() ? textOf(device) : undefined;
    },

    /**
     * @param {string} account
     * @param {string} [device] a new one by default
     */
    tokenFor(account, device = randomUUID()) {
      return signToken({ device, exp: nowSeconds() + lifeSeconds }, keyFor(account));
    },
  };
}
