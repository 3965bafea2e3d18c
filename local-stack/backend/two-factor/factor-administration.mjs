import { isSame } from '../access-token.mjs';
import { answer, notOffered, refusal } from '../gateway/answers.mjs';
import { bearerOf } from '../gateway/auth-call.mjs';
import { shownFactor } from './factor-rows.mjs';

/** @typedef {import('../gateway/auth-gate.mjs').Forward} Forward */

const accountPath = /^\/auth\/v1\/admin\/users(?:\/([\da-f-]{36})\/factors(?:\/([\da-f-]{36}))?)?$/;

/**
 * For whoever holds the secret key: finds an account and takes its factors away, for an owner whose phone is lost.
 *
 * @param {import('./factor-rows.mjs').FactorRows} rows
 * @param {string} secretKey
 * @returns {Forward}
 */
export function createFactorAdministration(rows, secretKey) {
  return async ({ method, url, headers }) => {
    const [path, user, id] = accountPath.exec(url.pathname) ?? [];
    if (!path || (method === 'DELETE') !== Boolean(id)) return notOffered(url.pathname);
    if (!isSame(bearerOf(headers), secretKey)) return refusal(401, 'no_authorization', 'The secret key is missing.');
    if (!user)
      return answer(200, { users: Number(url.searchParams.get('page') || 1) === 1 ? await rows.accounts() : [] });
    const factors = await rows.factorsOf(user);
    if (!id) return Response.json(factors.map(shownFactor));
    const factor = factors.find((one) => one.id === id);
    if (!factor) return refusal(404, 'mfa_factor_not_found', 'Factor not found');
    await rows.remove(id);
    return answer(200, shownFactor(factor));
  };
}
