import { settingKeys } from 'domain/settings/registry';
import { operator, owner, stranger, visitor } from './api';

/** The site's words have a row only once the owner changes them. */
const seededKeys = settingKeys.filter((key) => !key.startsWith('words_'));

const table = 'site_settings_la2024';

/** Settings that visitors must never read. */
const privateKeys = `
  smtp_host smtp_port smtp_username smtp_password smtp_secure from_email from_name reply_to_email
  email_notifications message_notifications google_site_verification bing_site_verification yandex_site_verification
  google_search_console google_search_console_property bing_webmaster_tools yandex_metrica focus_keywords
  target_audience content_strategy rank_tracking_keywords api_rate_limit two_factor_auth backup_enabled
  ssl_redirect security_headers cache_enabled compression_enabled default_post_status auto_excerpt
  amp_enabled image_optimization minification compression caching_enabled booking_auto_confirm request_lapse_hours calendar_patience_hours
  retention_message_months retention_cancelled_months retention_past_months
`
  .trim()
  .split(/\s+/);

const readAll = async (client: ReturnType<typeof owner>) => {
  const { data } = await client.from(table).select('key, value').order('key').throwOnError();
  return new Map(data.map(({ key, value }) => [key as string, value as string]));
};

const save = async (key: string, value: string) => {
  const row = { key, value: JSON.stringify(value), updated_at: new Date().toISOString() };
  await owner().from(table).upsert(row, { onConflict: 'key' }).throwOnError();
};

test('decision 3 visitors and other accounts can read only public settings', async () => {
  for (const client of [visitor(), stranger()]) {
    const settings = await readAll(client);
    expect(settings.get('site_title')).toBe('"Lena Ashford"');
    // Other tests add rows.
    expect(seededKeys.filter((key) => !settings.has(key)).toSorted()).toEqual([...privateKeys].toSorted());
  }
});

test('decision 3 filtering, counting and sorting do not reveal private settings', async () => {
  await save('smtp_host', 'mail.secret.example');
  const client = visitor();
  const filtered = await client.from(table).select('*', { count: 'exact' }).eq('value', '"mail.secret.example"');
  expect(filtered).toMatchObject({ data: [], count: 0 });
  expect(await client.from(table).select('key').like('value', '%secret%')).toMatchObject({ data: null, status: 400 });
  expect((await client.from(table).select('key').not('is_public', 'is', true)).data).toEqual([]);
});

test('decision 3 nobody can read back the SMTP password, not even the owner', async () => {
  const password = 'correct horse battery staple';
  await save('smtp_password', password);
  for (const client of [owner(), operator(), visitor(), stranger()]) {
    const { data } = await client.from(table).select('*');
    expect(JSON.stringify(data)).not.toContain(password);
  }
  const shown = (await readAll(owner())).get('smtp_password')!;
  expect(JSON.parse(shown)).toBe('••••••••');

  // Saving the form with the placeholder changes nothing; nor does inserting defaults.
  await save('smtp_password', JSON.parse(shown));
  await owner()
    .from(table)
    .upsert({ key: 'smtp_password', value: '""' }, { onConflict: 'key', ignoreDuplicates: true })
    .throwOnError();
  expect((await readAll(owner())).get('smtp_password')).toBe(shown);

  await save('smtp_password', '');
  expect((await readAll(owner())).get('smtp_password')).toBe('""');
});

test('a setting that the registry does not know is private', async () => {
  await owner()
    .from(table)
    .insert({ key: `note_${Date.now()}`, value: 'mine' })
    .throwOnError();
  expect([...(await readAll(visitor())).values()]).not.toContain('mine');
});
