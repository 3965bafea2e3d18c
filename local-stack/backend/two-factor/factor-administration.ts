import { isSame } from '../access-token.ts';
import { respond, notFound, authError } from '../gateway/responses.ts';
import { bearerOf } from '../gateway/auth-call.ts';
import { shownFactor, type FactorRows } from './factor-rows.ts';
import type { Forward } from '../gateway/auth-gate.ts';

const accountPath = /^\/auth\/v1\/admin\/users(?:\/([\da-f-]{36})\/factors(?:\/([\da-f-]{36}))?)?$/;

/** Finds an account and removes its factors, for an owner who has lost the phone. Requires the secret key. */
export function createFactorAdministration(rows: FactorRows, secretKey: string): Forward {
  return async ({ method, url, headers }) => {
    const [path, user, id] = accountPath.exec(url.pathname) ?? [];
    if (!path || (method === 'DELETE') !== Boolean(id)) return notFound(url.pathname);
    if (!isSame(bearerOf(headers), secretKey)) return authError(401, 'no_authorization', 'The secret key is missing.');
    if (!user)
      return respond(200, { users: Number(url.searchParams.get('page') || 1) === 1 ? await rows.accounts() : [] });
    const factors = await rows.factorsOf(user);
    if (!id) return Response.json(factors.map(shownFactor));
    const factor = factors.find((one) => one.id === id);
    if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found');
    await rows.remove(id);
    return respond(200, shownFactor(factor));
  };
}
