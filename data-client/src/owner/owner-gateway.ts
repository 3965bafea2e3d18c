import { createGateway } from 'data-client';
import type { DataConfig, Gateway } from 'data-client';
import type { SendOnLeaving } from './list';
import { tokenOf } from './session/auth';
import type { Auth } from './session/auth';

/** The connection of whoever is signed in. */
export type OwnerGateway = Gateway & { sendOnLeaving: SendOnLeaving };

export function createOwnerGateway(config: DataConfig, auth: Auth): OwnerGateway {
  const readToken = tokenOf(auth);
  // A page that goes away has no time to ask for the token.
  let lastToken: string | undefined;
  const token = async () => {
    lastToken = await readToken();
    return lastToken;
  };
  return {
    ...createGateway(config, { token }),
    sendOnLeaving(path, init) {
      if (!lastToken) return;
      const headers = { apikey: config.key, Authorization: `Bearer ${lastToken}` };
      void fetch(config.url + path, { ...init, headers, keepalive: true }).catch(() => {});
    },
  };
}
