import type { SupabaseClient } from '@supabase/supabase-js';
import { codeOfStep } from '../../local-stack/backend/two-factor/totp';

const halfMinute = 30_000;

/** The TOTP code of a secret (RFC 6238), now or some steps of 30 s later. */
export const codeOf = (secret: string, later = 0, time = Date.now()) =>
  codeOfStep(secret, Math.floor(time / halfMinute) + later);

/** Sets whether the owner needs a code. */
export async function demandCodes(operator: SupabaseClient, value: 'true' | 'false') {
  const settings = operator.from('site_settings_la2024');
  await settings.upsert({ key: 'two_factor_auth', value: JSON.stringify(value) }, { onConflict: 'key' }).throwOnError();
}

/** Removes authenticators and the setting, for the other files that share the database. */
export async function forgetAuthenticators(operator: SupabaseClient) {
  await demandCodes(operator, 'false');
  const { admin } = operator.auth;
  const { data } = await admin.listUsers();
  for (const { id: userId } of data.users) {
    const { data: found } = await admin.mfa.listFactors({ userId });
    for (const { id } of found?.factors ?? []) await admin.mfa.deleteFactor({ userId, id });
  }
}
