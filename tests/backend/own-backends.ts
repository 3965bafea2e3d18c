import type { AddressInfo, Server } from 'node:net';
import type { SupabaseClient } from '@supabase/supabase-js';
import { clientOf, publishableKey } from './api';
import type { BackendEnvironment, RunningBackend } from './backend-process';
import { discard, runFilledBackend, StartRefused } from './backend-process';

jest.setTimeout(120_000);

const started: RunningBackend[] = [];
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  const ended = started.splice(0);
  // Two may have shared a folder, one after the other.
  await Promise.all(ended.map((backend) => backend.end('SIGKILL')));
  await Promise.all(ended.map(discard));
});

/** A backend of the test's own, filled, gone after the test. */
export async function start(environment: BackendEnvironment = {}) {
  const backend = await runFilledBackend(environment);
  started.push(backend);
  return backend;
}

export async function refusalOf(environment: BackendEnvironment): Promise<StartRefused> {
  const outcome = await start(environment).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(StartRefused);
  return outcome as StartRefused;
}

/** Opens a server until the end of the test, on a free port. */
export async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export const visitorOf = ({ url }: RunningBackend) => clientOf(publishableKey, { url });

export const operatorOf = ({ url, secretKey }: RunningBackend) => clientOf(secretKey, { url });

export const sendMessage = (client: SupabaseClient, email: string) =>
  client.rpc('send_contact_message', { name: 'Maya', email, message: 'Is anybody there?' });
