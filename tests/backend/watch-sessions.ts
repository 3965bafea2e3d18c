// Prints as JSON how sessions end as time passes, by making them older in a scratch database.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createGateway } from '../../local-stack/backend/gateway/gateway.ts';
import { withRefreshFamilies } from '../../local-stack/backend/gateway/refresh-families.ts';
import { localOwner } from '../../local-stack/backend/local-keys.ts';
import { createSupabase } from '../../local-stack/backend/supabase.ts';
import { createTwoFactor } from '../../local-stack/backend/two-factor/two-factor.ts';
import { projectRoot } from '../../config/files.mjs';
import { addOwner, printSeen } from '../scratch-steps.ts';

const keys = {
  publishableKey: 'public',
  secretKey: 'secret',
  jwtSecret: 'a secret of more than thirty-two characters',
};
const siteUrl = 'http://localhost:3000';

await printSeen(async (connection, one) => {
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

  const first = await signIn();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
  const second = String(answers[0]);
  const atOnce = { tokens: new Set(answers).size, isNew: second !== first, live: await liveTokens() };
  const third = await refresh(second);
  const reused = { first: (await refresh(first)) === third, second: (await refresh(second)) === third };
  await age('10 seconds');
  const stolen = { copy: await refresh(second), newest: await refresh(third), live: await liveTokens() };

  const config = await readFile(path.join(projectRoot, 'supabase/config.toml'), 'utf8');
  const [, timebox, idle] = /timebox = "(\d+)h"\ninactivity_timeout = "(\d+)h"/.exec(config) ?? [];
  /** Uses a session every hour. */
  const usedFor = async (hours: number) => {
    let token = await signIn();
    for (let hour = 0; hour < hours; hour += 1) {
      await age('1 hour');
      token = await refresh(token);
    }
    return token.startsWith('session') ? token : 'valid';
  };
  const unused = async (minutes: number) => {
    const token = await signIn();
    await age(`${minutes} minutes`);
    const answer = await refresh(token);
    return answer.startsWith('session') ? answer : 'valid';
  };
  return {
    atOnce,
    reused,
    stolen,
    used: { 'almost the maximum age': await usedFor(Number(timebox) - 1), longer: await usedFor(Number(timebox)) },
    unused: {
      'almost the idle limit': await unused(Number(idle) * 60 - 1),
      longer: await unused(Number(idle) * 60 + 1),
    },
  };
});
