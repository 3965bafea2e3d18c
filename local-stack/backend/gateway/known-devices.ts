import { randomUUID } from 'node:crypto';
import { claimsOf, signToken } from '../access-token.ts';
import { textOf } from './auth-call.ts';

const lifeSeconds = 365 * 24 * 60 * 60;

/** Recognizes devices that have signed in to an account before, after a restart and from any address, by a token that they store. */
export function createKnownDevices(secretKey: string, now: () => number) {
  const nowSeconds = () => Math.floor(now() / 1000);
  // Its own key: the token must not pass as an access token, nor for another account.
  const keyFor = (account: string) => `known device ${secretKey} ${account}`;

  return {
    /** Returns the id of the device that sent the token, if it was issued for this account. */
    async idOf(account: string, token: string) {
      const { device, exp } = (await claimsOf(token, keyFor(account))) ?? {};
      return Number(exp) > nowSeconds() ? textOf(device) : undefined;
    },

    /** @param device a new one by default */
    tokenFor(account: string, device: string = randomUUID()) {
      return signToken({ device, exp: nowSeconds() + lifeSeconds }, keyFor(account));
    },
  };
}
