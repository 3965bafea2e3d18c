import { authError } from './responses.ts';
import { fieldsOf, jsonBody, textOf } from './auth-call.ts';
import type { Forward, Call } from './auth-gate.ts';
import type { Connection } from '../database.ts';

/**
 * Keeps one valid refresh token per session, also when several requests use it at once. A token that was replaced within the
 * last ten seconds returns the current one, because its response may have been lost. An older one is probably stolen, so it
 * ends the session.
 */
export function withRefreshFamilies(forward: Forward, { driver }: Connection): Forward {
  /** The last refresh of each session. */
  const lines: Map<string, Promise<unknown>> = new Map();

  const inTurn = async <Result>(session: string, work: () => Promise<Result>): Promise<Result> => {
    const before = lines.get(session);
    const turn = (async () => {
      await before?.catch(() => {});
      return work();
    })();
    lines.set(session, turn);
    try {
      return await turn;
    } finally {
      if (lines.get(session) === turn) lines.delete(session);
    }
  };

  const refresh = async (call: Call, token: string) => {
    const [used] = await driver`
      select used.session_id as session, used.updated_at < now() - interval '10 seconds' as "isOld", current.parent
      from auth.refresh_tokens as used
      left join auth.refresh_tokens as current on current.session_id = used.session_id and not current.revoked
      where used.token = ${token} and used.revoked`;
    if (!used) return forward(call);
    if (!used.isOld && used.parent) return forward({ ...call, body: jsonBody({ refresh_token: used.parent }) });
    await driver`delete from auth.sessions where id = ${used.session}`;
    return authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  };

  return async (received) => {
    const { pathname, searchParams } = received.url;
    if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'refresh_token') return forward(received);
    const token = textOf(fieldsOf(received.body).refresh_token);
    const call = { ...received, body: jsonBody({ refresh_token: token }) };
    const [known] = await driver`select session_id as session from auth.refresh_tokens where token = ${token}`;
    return known?.session ? inTurn(known.session, () => refresh(call, token)) : forward(call);
  };
}
