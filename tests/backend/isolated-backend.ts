import { rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import type { SupabaseClient } from '@supabase/supabase-js';
import { listenOnFreePort } from '../listen-on-free-port';
import { clientOf, publishableKey, signedInOwner } from './api';
import {
  copyOf,
  discard,
  preparedFolder,
  runFilledBackend,
  StartError,
  type BackendEnvironment,
  type RunningBackend,
} from './backend-process';

const started: RunningBackend[] = [];
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  const ended = started.splice(0);
  // Two backends may have shared a folder.
  await Promise.all(ended.map((backend) => backend.end('SIGKILL')));
  await Promise.all(ended.map(discard));
});

/** Starts a seeded backend for one test. */
export async function start(environment: BackendEnvironment = {}) {
  const backend = await runFilledBackend(environment);
  started.push(backend);
  return backend;
}

let unused: string | undefined;
afterAll(() => unused && rm(unused, { recursive: true }));

/**
 * Starts an unused project for one test: without the rows that the other tests need. All have the same rows, ids and times
 * included. For one worker, the suite prepares none.
 */
export async function newProject() {
  const shared = process.env.TEST_UNUSED_DIR ?? (unused ??= await preparedFolder({ SEED_FILE: undefined }));
  return start({ DATA_DIR: await copyOf(shared), SEED_FILE: undefined, DATABASE_URL: undefined });
}

export async function startErrorOf(environment: BackendEnvironment): Promise<StartError> {
  const outcome = await start(environment).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(StartError);
  return outcome as StartError;
}

/** Starts a server on a free port until the end of the test. */
export async function listen(server: Server): Promise<number> {
  servers.push(server);
  return listenOnFreePort(server);
}

export const visitorOf = ({ url }: RunningBackend, address?: string) => clientOf(publishableKey, { url, address });

export const ownerOf = ({ url }: RunningBackend) => signedInOwner({ url });

export const operatorOf = ({ url, secretKey }: RunningBackend) => clientOf(secretKey, { url });

export const sendMessage = (client: SupabaseClient, email: string) =>
  client.rpc('send_contact_message', { name: 'Maya', email, message: 'Is anybody there?' });
