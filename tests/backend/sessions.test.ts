import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import type * as Gateway from '../../local-stack/backend/gateway/gateway';
import type * as RefreshFamilies from '../../local-stack/backend/gateway/refresh-families';
import type * as Supabase from '../../local-stack/backend/supabase';
import type * as TwoFactor from '../../local-stack/backend/two-factor/two-factor';
import { addOwner, type Connection, importInNode, inScratchDatabase, type One } from '../scratch-steps';
import { localOwner } from './api';

const keys = {
  publishableKey: 'public',
  secretKey: 'secret',
  jwtSecret: 'a secret of more than thirty-two characters',
};
const siteUrl = 'http://localhost:3000';

/** Signs in to a scratch database, and makes its sessions older. */
async function openSessions(connection: Connection, one: One) {
  const [{ createSupabase }, { createGateway }, { withRefreshFamilies }, { createTwoFactor }] = await Promise.all([
    importInNode<typeof Supabase>('local-stack/backend/supabase.ts'),
    importInNode<typeof Gateway>('local-stack/backend/gateway/gateway.ts'),
    importInNode<typeof RefreshFamilies>('local-stack/backend/gateway/refresh-families.ts'),
    importInNode<typeof TwoFactor>('local-stack/backend/two-factor/two-factor.ts'),
  ]);
  const { driver } = connection;
  await addOwner(driver);
  const supabase = await createSupabase({ connection, keys, siteUrl, sendMail: async () => {} });
  const gateway = createGateway({
    supabase,
    storage: async () => new Response(),
    keys,
    connections: 1,
    twoFactor: (forward) =>
      createTwoFactor({ forward: withRefreshFamilies(forward, connection), connection, keys, siteUrl }),
  });
  /** Returns the refresh token, or the error's code. */
  const tokenOf = async (grant: string, fields: object): Promise<string> => {
    const body = JSON.stringify(fields);
    const headers = { apikey: keys.publishableKey, 'content-type': 'application/json' };
    const url = `http://localhost/auth/v1/token?grant_type=${grant}`;
    const answer = await (await gateway(new Request(url, { method: 'POST', headers, body }), '127.0.0.1')).json();
    return answer.refresh_token ?? answer.error_code ?? answer.code;
  };
  const signIn = () => tokenOf('password', localOwner);
  const refresh = (token: string) => tokenOf('refresh_token', { refresh_token: token });
  const age = (interval: string) =>
    driver.unsafe(`
      update auth.sessions set created_at = created_at - interval '${interval}', refreshed_at = refreshed_at - interval '${interval}';
      update auth.refresh_tokens set updated_at = updated_at - interval '${interval}'`);
  const liveTokens = () => one('select count(*)::integer from auth.refresh_tokens where not revoked');
  return { signIn, refresh, age, liveTokens };
}

test('A3 twenty refreshes at once return one new token, the only valid one', () =>
  inScratchDatabase(async (connection, one) => {
    const { signIn, refresh, liveTokens } = await openSessions(connection, one);
    const first = await signIn();
    const tokens = new Set(await Promise.all(Array.from({ length: 20 }, () => refresh(first))));
    expect([tokens.size, tokens.has(first), await liveTokens()]).toEqual([1, false, 1]);
  }));

test('A3 a replaced token returns the current one for ten seconds, and then ends the session', () =>
  inScratchDatabase(async (connection, one) => {
    const { signIn, refresh, age, liveTokens } = await openSessions(connection, one);
    const first = await signIn();
    const second = await refresh(first);
    const third = await refresh(second);
    expect([await refresh(first), await refresh(second)]).toEqual([third, third]);
    await age('10 seconds');
    expect(await refresh(second)).toBe('refresh_token_already_used');
    expect(await refresh(third)).toBe('refresh_token_not_found');
    expect(await liveTokens()).toBe(0);
  }));

test('A3 a session ends at the maximum age and the idle limit of config.toml', () =>
  inScratchDatabase(async (connection, one) => {
    const { signIn, refresh, age } = await openSessions(connection, one);
    const config = await readFile(path.join(projectRoot, 'supabase/config.toml'), 'utf8');
    const [, timebox, idle] = /timebox = "(\d+)h"\ninactivity_timeout = "(\d+)h"/.exec(config) ?? [];
    /** Uses a session every hour, and returns the last token or the error. */
    const usedFor = async (hours: number) => {
      let token = await signIn();
      for (let hour = 0; hour < hours; hour += 1) {
        await age('1 hour');
        token = await refresh(token);
      }
      return token;
    };
    /** A code of an error, such as `session_expired`, instead of a token. */
    const anyError = /^[a-z]+(?:_[a-z]+)+$/;
    const unusedFor = async (minutes: number) => {
      const token = await signIn();
      await age(`${minutes} minutes`);
      return refresh(token);
    };
    expect(await usedFor(Number(timebox) - 1)).not.toMatch(anyError);
    expect(await usedFor(Number(timebox))).toBe('session_expired');
    expect(await unusedFor(Number(idle) * 60 - 1)).not.toMatch(anyError);
    expect(await unusedFor(Number(idle) * 60 + 1)).toBe('session_expired');
  }));
