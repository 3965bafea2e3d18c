import type { SupabaseClient } from '@supabase/supabase-js';
import { localOwner, signedIn } from './api';
import { codeOf, demandCodes, forgetAuthenticators } from './authenticator';
import { discard, runBackend, runFilledBackend, type RunningBackend } from './backend-process';
import { operatorOf } from './isolated-backend';

let backend: RunningBackend;
/** A separate backend, because the setting would lock out other files' owners. */
export const running = () => backend;

beforeAll(async () => {
  backend = await runFilledBackend();
});

afterAll(() => discard(backend));

export async function restart() {
  await backend.end();
  backend = await runBackend({ DATA_DIR: backend.dataDir });
}

afterEach(() => forgetAuthenticators(operatorOf(backend)));

/** Signs in by password from a new connection. */
export const signIn = ({ email, password } = localOwner) => signedIn(email, password, { url: backend.url });

/** Sets whether codes are required, until the end of the test. */
export const demand = (value: 'true' | 'false' = 'true') => demandCodes(operatorOf(backend), value);

export async function enrol(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  return { factorId: data.id, ...data.totp };
}

export const enter = (client: SupabaseClient, factorId: string, code: string) =>
  client.auth.mfa.challengeAndVerify({ factorId, code });

/** An owner with an authenticator, on a site that requires codes. */
export async function protectedOwner() {
  const client = await signIn();
  const { factorId, secret } = await enrol(client);
  const { error } = await enter(client, factorId, codeOf(secret));
  if (error) throw error;
  await demand();
  return { client, factorId, secret };
}

export const isOwner = async (client: SupabaseClient) => (await client.rpc('is_owner')).data as boolean;
export const needsCode = async (client: SupabaseClient) => (await client.rpc('owner_needs_code')).data as boolean;
export const levels = async (client: SupabaseClient) => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
