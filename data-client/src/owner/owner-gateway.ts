import { PostgrestClient } from '@supabase/postgrest-js';
import { createGateway } from 'data-client';
import type { DataConfig, Gateway } from 'data-client';
import type { Database } from '../database.generated';
import type { SendOnLeaving } from './list';
import { tokenOf } from './session/auth';
import type { Auth } from './session/auth';

/** The connection of whoever is signed in: `rest` asks for, and changes, rows of any table. */
export type OwnerGateway = Gateway & { rest: PostgrestClient<Database>; sendOnLeaving: SendOnLeaving };

export function createOwnerGateway(config: DataConfig, auth: Auth): OwnerGateway {
  const readToken = tokenOf(auth);
  // A page that goes away has no time to ask for the token.
  let lastToken: string | undefined;
  const token = async () => {
    lastToken = await readToken();
    return lastToken;
  };
  const gateway = createGateway(config, { token });
  return {
    ...gateway,
    // Retrying is the query cache's business: two layers of it would multiply.
    rest: new PostgrestClient(`${config.url}/rest/v1`, { fetch: gateway.fetch, retry: false }),
    sendOnLeaving(path, init) {
      if (!lastToken) return;
      const headers = { apikey: config.key, Authorization: `Bearer ${lastToken}` };
      void fetch(config.url + path, { ...init, headers, keepalive: true }).catch(() => {});
    },
  };
}
