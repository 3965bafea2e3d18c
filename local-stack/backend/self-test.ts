import { UserError } from '../../config/run-command.mjs';
import { signToken } from './access-token.ts';
import type { Connection } from './database.ts';
import type { LocalKeys } from './local-keys.ts';

const privateTables = ['bookings_la2024', 'contact_messages_la2024', 'newsletter_subscribers_la2024'];
const privateSetting = '/rest/v1/site_settings_la2024?select=key&key=eq.smtp_host';

/**
 * Checks the access rules before serving: visitors read nothing private, and parallel requests of a visitor and the owner do
 * not mix.
 */
export async function testAccess(
  supabase: { fetch(request: Request): Promise<Response> | Response },
  { driver }: Connection,
  keys: LocalKeys,
) {
  const [owner] = await driver`
    select id from auth.users
    where raw_app_meta_data ->> 'role' = 'super_admin' and deleted_at is null and coalesce(banned_until < now(), true)
    limit 1`;
  const visitor = { apikey: keys.publishableKey };
  const signedIn = owner && { ...visitor, authorization: `Bearer ${await shortToken(owner.id, keys.jwtSecret)}` };

  const rowsAt = async (path: string, headers: Record<string, string>) => {
    const response = await supabase.fetch(new Request(`http://localhost${path}`, { headers }));
    return response.ok ? ((await response.json()) as unknown[]).length : 0;
  };

  // The first request makes the library read the schema; twenty at once would read it twenty times.
  const first = await rowsAt(privateSetting, visitor);
  const asked = Array.from({ length: 8 }, (_, index) => index);
  const [byVisitors, byOwner] = await Promise.all([
    Promise.all(asked.map(() => rowsAt(privateSetting, visitor))),
    Promise.all(signedIn ? asked.map(() => rowsAt(privateSetting, signedIn)) : []),
  ]);
  const tables = await Promise.all(privateTables.map((table) => rowsAt(`/rest/v1/${table}?limit=1`, visitor)));

  if ([first, ...byVisitors, ...tables].some((rows) => rows > 0)) refuse('visitors can read private rows');
  const [setting] = await driver`select 1 from public.site_settings_la2024 where key = 'smtp_host'`;
  if (setting && byOwner.some((rows) => rows === 0)) refuse('the owner cannot read private rows');
}

function refuse(reason: string): never {
  throw new UserError(`The database's access rules do not hold (${reason}), so the backend does not start.`);
}

function shortToken(userId: string, secret: string) {
  const issuedAt = Math.floor(Date.now() / 1000);
  // With aal2, so that the test also works for an owner with two-factor sign-in.
  const person = { sub: userId, role: 'authenticated', aud: 'authenticated', aal: 'aal2' };
  return signToken({ ...person, iat: issuedAt, exp: issuedAt + 60 }, secret);
}
