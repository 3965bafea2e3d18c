import type { SupabaseClient } from '@supabase/supabase-js';
import { clientOf, localOwner, publishableKey } from './api';
import { codeOf, demandCodes, forgetAuthenticators } from './authenticator';
import { discard, runFilledBackend } from './backend-process';
import type { RunningBackend } from './backend-process';
import { operatorOf } from './own-backends';

type Credentials = { email: string; password: string };

let backend: RunningBackend;
/** A backend of the file's own: the setting would shut other files' owners out. */
export const running = () => backend;

beforeAll(async () => {
  backend = await runFilledBackend();
}, 120_000);

afterAll(() => discard(backend));

afterEach(() => forgetAuthenticators(operatorOf(backend)));

export async function signIn(credentials: Credentials = localOwner): Promise<SupabaseClient> {
  const client = clientOf(publishableKey, { url: backend.url });
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return client;
}

/** Says whether codes are demanded; nobody is asked for one after the test. */
export const demand = (value: 'true' | 'false' = 'true') => demandCodes(operatorOf(backend), value);

export async function enrol(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  return { factorId: data.id, ...data.totp };
}

export const enter = (client: SupabaseClient, factorId: string, code: string) =>
  client.auth.mfa.challengeAndVerify({ factorId, code });

/** An owner who has set up an authenticator, where its codes are demanded. */
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
