import { asOperator, asOwner, historyOf, newEmail, operator, owner, visitor } from './api';
import { claimMails, newSubscriber, startedCampaign, tokenHash } from './campaign-steps';
import { answer, messageOf, personOf, write } from './people-steps';
import { bookableDates, clearCalendar, newBooking } from './slots';

type Row = Record<string, unknown> & { id: string };

async function rowsOf(table: string, column: string, value: unknown): Promise<Row[]> {
  const { data } = await operator().from(table).select('*').eq(column, value).throwOnError();
  return data as Row[];
}

/** Deletes a row and returns the entry of the history that can restore it. */
async function remove(table: string, id: string): Promise<number> {
  await owner().from(table).delete().eq('id', id).throwOnError();
  const entry = (await historyOf({ row_id: id, action: 'deleted' })).at(-1)!;
  const days = (Date.parse(entry.restorable_until!) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  return entry.id;
}

const restore = (entry_id: number) => owner().rpc('restore_deleted', { entry_id });

test('BK3 a deleted message returns with its answers and its person, once', async () => {
  // Another message keeps its own answer.
  const other = await write();
  await answer(other);
  const email = await write({ service: 'keynote', message: 'Long. '.repeat(600).trim() });
  const [message] = await rowsOf('contact_messages_la2024', 'email', email);
  const mail = { mail_id: crypto.randomUUID(), subject: 'Re', body: 'Yes.', answers_message: message!.id };
  await asOwner('send_personal_mail', mail);
  const [replied] = await rowsOf('contact_messages_la2024', 'email', email);
  const entry = await remove('contact_messages_la2024', message!.id);
  expect((await restore(entry)).error).toBeNull();
  expect(await rowsOf('contact_messages_la2024', 'email', email)).toEqual([replied]);
  expect(await asOwner('message_answers', { of_message: message!.id })).toHaveLength(1);
  expect(await asOwner('message_answers', { of_message: (await messageOf(other)).id })).toHaveLength(1);
  expect(await personOf(email)).toMatchObject({ name: 'Ada Quill', message_count: 1 });
  expect((await restore(entry)).error).toMatchObject({ code: 'PT422' });
});

test('BK3 a deleted booking is restored unchanged, with its unsent emails, unless its time is taken', async () => {
  await clearCalendar();
  const slot = { date: bookableDates()[9]!, time: '10:00 AM' };
  const { id } = await newBooking(slot, { email: newEmail('restored') });
  const [before] = await rowsOf('bookings_la2024', 'id', id);
  const mails = await asOwner('booking_mails', { for_booking: id });
  const entry = await remove('bookings_la2024', id);
  expect((await restore(entry)).error).toBeNull();
  expect(await rowsOf('bookings_la2024', 'id', id)).toEqual([before]);
  expect(await asOwner('booking_mails', { for_booking: id })).toEqual(mails);

  const again = await remove('bookings_la2024', id);
  await newBooking(slot, { email: newEmail('faster') });
  expect((await restore(again)).error).toMatchObject({
    code: 'PT409',
    message: 'Another booking already has this time.',
  });
  expect(await rowsOf('bookings_la2024', 'id', id)).toEqual([]);
  await clearCalendar();
});

test('BK3 a deleted post returns whole, unless its address is used', async () => {
  const slug = `post-${crypto.randomUUID().slice(0, 8)}`;
  const post = { title: 'Once more', slug, content: 'A word. '.repeat(2000), is_published: true };
  await owner().from('blog_posts_la2024').insert(post).throwOnError();
  const [before] = await rowsOf('blog_posts_la2024', 'slug', slug);
  expect((await restore(await remove('blog_posts_la2024', before!.id))).error).toBeNull();
  expect(await rowsOf('blog_posts_la2024', 'slug', slug)).toEqual([before]);

  const entry = await remove('blog_posts_la2024', before!.id);
  await owner()
    .from('blog_posts_la2024')
    .insert({ ...post, title: 'Another one' })
    .throwOnError();
  expect((await restore(entry)).error?.message).toMatch(/^Another post now uses this address\./);
  await owner().from('blog_posts_la2024').delete().eq('slug', slug).throwOnError();
  expect((await restore(entry)).error).toBeNull();
  await owner().from('blog_posts_la2024').delete().eq('slug', slug).throwOnError();
});

test('BK3 a deleted subscriber returns with the campaigns that reached them', async () => {
  const [email] = [await newSubscriber(), await newSubscriber()];
  const campaign_id = await startedCampaign();
  const [subscriber] = await rowsOf('newsletter_subscribers_la2024', 'email', email);
  const mails = await rowsOf('newsletter_campaign_mails', 'campaign_id', campaign_id);
  const entry = await remove('newsletter_subscribers_la2024', subscriber!.id);
  expect((await restore(entry)).error).toBeNull();
  const sorted = (rows: Row[]) => rows.map(({ id, subscriber_id }) => `${id} ${subscriber_id as string}`).sort();
  expect(sorted(await rowsOf('newsletter_campaign_mails', 'campaign_id', campaign_id))).toEqual(sorted(mails));
  await claimMails();
});

test('BK3 a deleted subscriber returns, unless the address is subscribed again', async () => {
  const email = newEmail('reader');
  await visitor().rpc('subscribe', { email }).throwOnError();
  const [before] = await rowsOf('newsletter_subscribers_la2024', 'email', email);
  expect((await restore(await remove('newsletter_subscribers_la2024', before!.id))).error).toBeNull();
  expect(await rowsOf('newsletter_subscribers_la2024', 'email', email)).toEqual([before]);
  const entry = await remove('newsletter_subscribers_la2024', before!.id);
  await visitor().rpc('subscribe', { email }).throwOnError();
  expect((await restore(entry)).error?.message).toBe('This address has subscribed again.');
});

test('N6 BK3 a reader who was deleted and added again unsubscribes with an earlier link, also before being restored', async () => {
  const email = await newSubscriber();
  await startedCampaign();
  const hashes = await Promise.all(
    (await claimMails()).map(async ({ mail_id, claim: mail_claim, email: to }) => {
      const token_hash = tokenHash();
      await asOperator('start_campaign_mail', { mail_id, mail_claim, token_hash });
      await asOperator('settle_campaign_mail', { mail_id, mail_claim, outcome: 'sent' });
      return { to, token_hash };
    }),
  );
  const { token_hash } = hashes.find(({ to }) => to === email)!;
  const current = () => rowsOf('newsletter_subscribers_la2024', 'email', email);
  const entry = await remove('newsletter_subscribers_la2024', (await current())[0]!.id);
  await asOwner('import_subscribers', { entries: [{ email }], statement: 'They agreed.' });
  expect(await asOperator('unsubscribe_by_link', { token_hash })).toBe(true);
  expect(await current()).toMatchObject([{ status: 'unsubscribed' }]);
  await owner().from('newsletter_subscribers_la2024').delete().eq('email', email).throwOnError();
  expect((await restore(entry)).error).toBeNull();
  expect(await current()).toMatchObject([{ status: 'unsubscribed' }]);

  await owner().from('newsletter_subscribers_la2024').delete().eq('email', email).throwOnError();
  await asOwner('erase_address', { address: email });
  await asOwner('import_subscribers', { entries: [{ email }], statement: 'They agreed.' });
  // Nothing knows anymore that the link was theirs, so its page must not claim that it worked.
  expect(await asOperator('unsubscribe_by_link', { token_hash })).toBe(false);
});
