import { historyOf, newEmail, operator, owner, visitor } from './api';
import { newCampaign, newSubscriber } from './campaign-steps';
import { newProject, ownerOf } from './isolated-backend';

const subscriberId = async (email: string) => {
  const { data } = await owner().from('newsletter_subscribers_la2024').select('id').eq('email', email).throwOnError();
  return (data as { id: string }[])[0]!.id;
};

test('the history shows who changed what and when, with old and new values', async () => {
  const email = await newSubscriber();
  const id = await subscriberId(email);
  await owner().from('newsletter_subscribers_la2024').update({ status: 'unsubscribed' }).eq('id', id).throwOnError();
  await owner().from('newsletter_subscribers_la2024').delete().eq('id', id).throwOnError();
  const [changed, deleted, ...more] = await historyOf({ row_id: id });
  expect(changed).toMatchObject({
    actor: 'owner@example.com',
    table_name: 'newsletter_subscribers_la2024',
    subject: email,
    action: 'changed',
    before: { status: 'active' },
    after: { status: 'unsubscribed' },
  });
  // Only what changed, not the whole row.
  expect(Object.keys(changed!.after!)).toEqual(['status']);
  expect(deleted).toMatchObject({ action: 'deleted', before: { status: 'unsubscribed' }, after: null });
  expect(more).toEqual([]);
});

test('entries name bookings and testimonials by person, and posts by title', async () => {
  const named = async (table: string, column: string) => {
    const { data } = await owner().from(table).select('*').order('created_at').limit(1).throwOnError();
    const row = (data as Record<string, string>[])[0]!;
    await owner()
      .from(table)
      .update({ [column]: `Changed ${crypto.randomUUID()}` })
      .eq('id', row.id!)
      .throwOnError();
    return { row, entry: (await historyOf({ row_id: row.id! })).at(-1) };
  };
  const booking = await named('bookings_la2024', 'owner_note');
  expect(booking.entry).toMatchObject({ subject: `${booking.row.first_name} ${booking.row.last_name}` });
  const testimonial = await named('testimonials_la2024', 'content');
  expect(testimonial.entry).toMatchObject({ subject: testimonial.row.name });
  const article = await named('blog_posts_la2024', 'excerpt');
  expect(article.entry).toMatchObject({ subject: article.row.title });
});

test('visitors’ writes and saves without changes are not recorded', async () => {
  const email = newEmail('quiet');
  await visitor().rpc('subscribe', { email }).throwOnError();
  const id = await subscriberId(email);
  await owner().from('newsletter_subscribers_la2024').update({ status: 'active' }).eq('id', id).throwOnError();
  expect(await historyOf({ row_id: id })).toEqual([]);
});

test('E6 defaults that the dashboard adds to a new site are not recorded, unlike rows added after a change', async () => {
  const client = await ownerOf(await newProject());
  const settings = client.from('site_settings_la2024');
  const add = (key: string) => client.rpc('add_default_settings', { defaults: [{ key, value: '"default"' }] });
  const recorded = async () => {
    const { data } = await client.from('change_history').select('row_id, action').order('id').throwOnError();
    return data!.map(({ row_id, action }) => `${row_id} ${action}`);
  };
  for (const key of ['first_default', 'site_title', 'second_default']) await add(key).throwOnError();
  expect(await recorded()).toEqual([]);
  const { data } = await settings.select('key, value').in('key', ['first_default', 'site_title']).order('key');
  expect(data).toEqual([
    { key: 'first_default', value: '"default"' },
    { key: 'site_title', value: '"Lena Ashford"' },
  ]);
  await settings.update({ value: '"Ada Coach"' }).eq('key', 'site_title').throwOnError();
  await add('late_default').throwOnError();
  expect(await recorded()).toEqual(['site_title changed', 'late_default added']);
});

test('the history records that a secret was written, not its value', async () => {
  const secret = `very-secret-${crypto.randomUUID()}`;
  for (const value of [secret, `${secret}-2`]) {
    await owner()
      .from('site_settings_la2024')
      .upsert({ key: 'smtp_password', value: JSON.stringify(value) })
      .throwOnError();
  }
  const entries = await historyOf({ row_id: 'smtp_password' });
  expect(entries.length).toBeGreaterThanOrEqual(2);
  expect(entries.at(-1)).toMatchObject({ action: 'changed', after: { value: '[redacted]' } });
  expect(JSON.stringify(entries)).not.toContain('very-secret');
});

test('long texts are truncated', async () => {
  const campaign = await newCampaign({ body: 'x'.repeat(40_000) });
  const [added] = await historyOf({ row_id: campaign });
  expect(added).toMatchObject({ action: 'added', before: null });
  expect(String(added?.after?.body)).toMatch(/^x{2000}… \(40000 characters\)$/);
});

test('nobody can write or empty the history, not even with the secret key', async () => {
  for (const client of [owner(), operator()]) {
    const attempts = [
      client
        .from('change_history')
        .insert({ actor_id: crypto.randomUUID(), table_name: 'x', row_id: 'x', action: 'added' }),
      client.from('change_history').update({ actor: 'somebody else' }).gt('id', 0),
      client.from('change_history').delete().gt('id', 0),
    ];
    for (const attempt of attempts) expect((await attempt).error?.code).toBe('42501');
  }
});
