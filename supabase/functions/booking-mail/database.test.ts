import { createDatabase } from '../_shared/database.ts';
import { createOutbox } from './outbox.ts';
import { readCoach } from '../_shared/coach.ts';
import { readSecrets } from '../_shared/secrets.ts';

function databaseAnswering(body: unknown, status = 200) {
  const requests: { address: string; init: { headers: object; body: string } }[] = [];
  const send = (async (address: string, init: { headers: object; body: string }) => {
    requests.push({ address, init });
    return new Response(JSON.stringify(body), { status });
  }) as unknown as typeof fetch;
  return {
    requests,
    database: createDatabase({ url: 'https://project.example', secretKey: 'sb_secret_1', fetch: send }),
  };
}

test('claiming the emails of one booking uses the secret key', async () => {
  const { requests, database } = databaseAnswering([]);
  expect(await createOutbox(database).claim('some-booking')).toEqual([]);
  expect(requests[0]?.address).toBe('https://project.example/rest/v1/rpc/claim_mail');
  expect(requests[0]?.init.headers).toMatchObject({ apikey: 'sb_secret_1' });
  expect(JSON.parse(requests[0]?.init.body ?? '')).toMatchObject({ for_booking: 'some-booking' });
});

test('an error of the database is not an empty outbox', async () => {
  const { database } = databaseAnswering({ message: 'no' }, 403);
  await expect(createOutbox(database).claim()).rejects.toThrow('403');
});

test('the settings decide the sender and the colors of emails, and invalid ones have their defaults', async () => {
  const { database } = databaseAnswering([
    { key: 'site_title', value: '"Grace Hopper"' },
    { key: 'contact_email', value: 'grace@example.com' },
    { key: 'email_notifications', value: 'false' },
    { key: 'message_notifications', value: 'false' },
    { key: 'reply_to_email', value: ' ' },
    { key: 'from_email', value: 'news@example.com' },
    { key: 'primary_color', value: '"#5B2A86"' },
    { key: 'business_address', value: ' 12 Main Street, Boston, MA 02110 ' },
    { key: 'accent_color', value: 'red;background:url(//evil.example)' },
  ]);
  expect(await readCoach(database)).toMatchObject({
    name: 'Grace Hopper',
    email: 'grace@example.com',
    fromName: 'Grace Hopper',
    fromEmail: 'news@example.com',
    phone: '+1\u00A0(212)\u00A0555-0148',
    wantsAlerts: false,
    wantsMessageAlerts: false,
    postalAddress: '12 Main Street, Boston, MA 02110',
    palette: { button: '#5B2A86', accent: '#DAA520' },
  });
  expect((await readCoach(database, 'server@example.com')).fromEmail).toBe('server@example.com');
});

test('keys are read under their old and their new names', () => {
  const environment: Record<string, string> = {
    SUPABASE_SECRET_KEYS: '{"cron":"sb_secret_2","default":"sb_secret_1"}',
    SUPABASE_ANON_KEY: 'old-anon',
    SMTP_HOST: 'smtp.example.com',
    SITE_URL: 'https://coach.example/',
  };
  const secrets = readSecrets((name) => environment[name]);
  expect(secrets.secretKey).toBe('sb_secret_1');
  expect(secrets.knownKeys).toEqual(['sb_secret_1', 'sb_secret_2', 'old-anon']);
  expect(secrets.secretKeys).toEqual(['sb_secret_1', 'sb_secret_2']);
  expect(secrets.smtp).toMatchObject({ host: 'smtp.example.com', port: 465, isSecure: true });
  expect(secrets.siteUrl).toBe('https://coach.example');
  environment.SITE_URL = 'coach.example';
  expect(readSecrets((name) => environment[name]).siteUrl).toBe('https://coach.example');
  environment.SITE_URL = 'HTTPS://coach.example';
  expect(readSecrets((name) => environment[name]).siteUrl).toBe('HTTPS://coach.example');
  environment.SMTP_PORT = '587';
  expect(readSecrets((name) => environment[name]).smtp).toMatchObject({ port: 587, isSecure: false });
  expect(readSecrets(() => undefined).smtp).toBeUndefined();
});
