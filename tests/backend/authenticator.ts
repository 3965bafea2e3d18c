import type { SupabaseClient } from '@supabase/supabase-js';
import { createHmac } from 'node:crypto';

const halfMinute = 30_000;

/** The TOTP code of a secret (RFC 6238), now or some steps of 30 s later. */
export function codeOf(secret: string, later = 0, time = Date.now()): string {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter)).reverse();
  const number = bits.reduce((sum, five, index) => sum + (BigInt(five) << BigInt(5 * index)), 0n);
  const key = Buffer.from(number.toString(16).padStart((secret.length * 5) / 4, '0'), 'hex');
  const counter = Buffer.from((Math.floor(time / halfMinute) + later).toString(16).padStart(16, '0'), 'hex');
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest[19]! & 15;
  const truncated = digest.subarray(offset, offset + 4).readUInt32BE() % 2 ** 31;
  return String(truncated % 1_000_000).padStart(6, '0');
}

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
