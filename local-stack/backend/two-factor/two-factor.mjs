import { claimsOf } from '../access-token.mjs';
import { authError } from '../gateway/responses.mjs';
import { bearerOf, jsonBody } from '../gateway/auth-call.mjs';
import { createAccountChanges } from './account-changes.mjs';
import { createAssurance } from './assurance.mjs';
import { createFactorAdministration } from './factor-administration.mjs';
import { factorRows } from './factor-rows.mjs';
import { createFactors } from './factors.mjs';

/**
 * @typedef {import('../gateway/auth-gate.mjs').Call} Call
 * @typedef {import('../gateway/auth-gate.mjs').Forward} Forward
 */

const factorPath = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/;

/**
 * Adds two-factor sign-in to the embedded sign-in service, with Supabase's paths and responses: enrolls, challenges and
 * removes authenticators, and tracks each session's assurance level.
 *
 * @param {{
 *   forward: Forward,
 *   connection: import('../database.mjs').Connection,
 *   keys: import('../local-keys.mjs').LocalKeys,
 *   siteUrl: string,
 *   now?: () => number,
 * }} options
 * @returns {Forward}
 */
export function createTwoFactor({ forward, connection, keys, siteUrl, now = Date.now }) {
  const rows = factorRows(connection);
  const withAssurance = createAssurance(rows, keys.jwtSecret);
  const administration = createFactorAdministration(rows, keys.secretKey);

  /** @type {Forward} */
  const answered = async (call) => withAssurance(call.url.pathname, await forward(call));

  /** @param {Call} call */
  const callerOf = async (call) => {
    const url = new URL('/auth/v1/user', call.url);
    const response = await forward({ ...call, url, method: 'GET', body: undefined });
    if (!response.ok) return response;
    const { session_id: id } = claimsOf(bearerOf(call.headers), keys.jwtSecret) ?? {};
    const session = await rows.session(String(id));
    const user = /** @type {import('./assurance.mjs').User} */ (await response.json());
    return session ? { user, session } : authError(403, 'session_not_found', 'There is no such session.');
  };

  /**
   * Renews the session's tokens.
   *
   * @param {Call} call
   * @param {string} refreshToken
   */
  const renewed = (call, refreshToken) => {
    const url = new URL('/auth/v1/token?grant_type=refresh_token', call.url);
    const headers = new Headers(call.headers);
    headers.delete('authorization');
    return answered({ ...call, url, headers, method: 'POST', body: jsonBody({ refresh_token: refreshToken }) });
  };

  const factors = createFactors({ rows, renewed, issuer: new URL(siteUrl).host, now });

  const changeAccount = createAccountChanges({ rows, callerOf, forward: answered, now });

  return async (call) => {
    const { pathname } = call.url;
    if (pathname.startsWith('/auth/v1/admin/')) return administration(call);
    if (pathname === '/auth/v1/user' && call.method === 'PUT') return changeAccount(call);
    const [path, id, action] = factorPath.exec(pathname) ?? [];
    if (!path) return answered(call);
    const caller = await callerOf(call);
    if (caller instanceof Response) return caller;
    if (!id) return factors.enrol(call, caller);
    const factor = (await rows.factorsOf(caller.user.id)).find((one) => one.id === id);
    if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found');
    if (action === 'challenge') return factors.challenge(call, factor);
    if (action === 'verify') return factors.verify(call, caller, factor);
    return factors.remove(caller, factor);
  };
}
