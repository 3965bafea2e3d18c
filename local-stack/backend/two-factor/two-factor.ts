import { claimsOf } from '../access-token.ts';
import { authError } from '../gateway/responses.ts';
import { bearerOf, jsonBody } from '../gateway/auth-call.ts';
import { createAccountChanges } from './account-changes.ts';
import { createAssurance, type User } from './assurance.ts';
import { createFactorAdministration } from './factor-administration.ts';
import { factorRows } from './factor-rows.ts';
import { createFactors } from './factors.ts';
import type { Call, Forward } from '../gateway/auth-gate.ts';
import type { Connection } from '../database.ts';
import type { LocalKeys } from '../local-keys.ts';

const factorPath = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?$/;

/**
 * Adds two-factor sign-in to the embedded sign-in service, with Supabase's paths and responses: enrolls, challenges and
 * removes authenticators, and tracks each session's assurance level.
 */
export function createTwoFactor({
  forward,
  connection,
  keys,
  siteUrl,
}: {
  forward: Forward;
  connection: Connection;
  keys: LocalKeys;
  siteUrl: string;
}): Forward {
  const rows = factorRows(connection);
  const withAssurance = createAssurance(rows, keys.jwtSecret);
  const administration = createFactorAdministration(rows, keys.secretKey);

  const answered: Forward = async (call) => withAssurance(call.url.pathname, await forward(call));

  const callerOf = async (call: Call) => {
    const url = new URL('/auth/v1/user', call.url);
    const response = await forward({ ...call, url, method: 'GET', body: undefined });
    if (!response.ok) return response;
    const { session_id: id } = (await claimsOf(bearerOf(call.headers), keys.jwtSecret)) ?? {};
    const session = await rows.session(String(id));
    const user = (await response.json()) as User;
    return session ? { user, session } : authError(403, 'session_not_found', 'There is no such session.');
  };

  const renewed = (call: Call, refreshToken: string) => {
    const url = new URL('/auth/v1/token?grant_type=refresh_token', call.url);
    const headers = new Headers(call.headers);
    headers.delete('authorization');
    return answered({ ...call, url, headers, method: 'POST', body: jsonBody({ refresh_token: refreshToken }) });
  };

  const factors = createFactors({ rows, renewed, issuer: new URL(siteUrl).host });

  const changeAccount = createAccountChanges({ rows, callerOf, forward: answered });

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
