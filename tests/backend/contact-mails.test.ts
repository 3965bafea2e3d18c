import { asOwner, historyOf, newEmail, operator, owner, visitor } from './api';
import {
  claimContactMails,
  claimMails,
  confirmSubscriptions,
  newSubscriber,
  reportOf,
  startedCampaign,
  unsubscribe,
} from './campaign-steps';
import { gaveUp, report } from './mail-steps';
import { answer, write } from './people-steps';
import { dismissAll, undeliveredMails } from './undelivered';

const post = operator();

/** Claims all emails that are due, and returns those to or about one address: on a shared database others may be due again. */
const claimOf = async (email: string) => (await claimContactMails()).filter((mail) => mail.email === email);

const subscribe = (email: string) => visitor().rpc('subscribe', { email }).throwOnError();
const send = (email: string, message = 'Is anybody there?') =>
  visitor().rpc('send_contact_message', { name: 'Maya Brooks', email, message }).throwOnError();

const subscriber = async (email: string) =>
  (await post.from('newsletter_subscribers_la2024').select('*').eq('email', email).single().throwOnError()).data!;

const confirm = async (link: string | null) =>
  (await visitor().rpc('confirm_subscription', { link }).throwOnError()).data as boolean;

test('PE8 a message queues one alert, and resending it after a lost response queues none', async () => {
  const email = newEmail('maya');
  await send(email);
  await send(email);
  const alerts = await claimOf(email);
  expect(alerts).toMatchObject([{ kind: 'owner-message', email, name: 'Maya Brooks', message: 'Is anybody there?' }]);
  expect(alerts[0]!.message_id).toBeTruthy();
});

test('PE8 each alert is claimed by one sender only', async () => {
  const email = newEmail('maya');
  await send(email);
  const claims = await Promise.all(Array.from({ length: 10 }, () => claimOf(email)));
  expect(claims.flat()).toHaveLength(1);
  const [alert] = claims.flat();
  expect([await report('start', alert!), await report('start', alert!)]).toEqual([true, false]);
  expect(await claimOf(email)).toEqual([]);
  // Otherwise it becomes an unsent email in two minutes, perhaps while another test counts those.
  await report('finish', alert!);
});

test('PE8 an alert that failed is listed with its message and can be sent again', async () => {
  await dismissAll();
  const email = newEmail('maya');
  await send(email);
  const [alert] = await claimOf(email);
  await report('fail', alert!, gaveUp);
  expect(await undeliveredMails({ of_kind: 'booking' })).toEqual([]);
  expect(await undeliveredMails({ of_kind: 'message' })).toMatchObject([
    { kind: 'owner-message', about: 'Maya Brooks', recipient: '', message_id: alert!.message_id, is_over: false },
  ]);
  await asOwner('retry_mails', { mail_ids: [alert!.mail_id] });
  expect(await claimOf(email)).toMatchObject([{ mail_id: alert!.mail_id }]);
});

test('PE9 a subscriber is active at once and confirmed by the link of the welcome email', async () => {
  const email = newEmail('reader');
  await subscribe(email);
  expect(await subscriber(email)).toMatchObject({ status: 'active', confirmed_at: null });
  const [welcome] = await claimOf(email);
  expect(welcome).toMatchObject({ kind: 'welcome', email });
  expect(await confirm(welcome!.link)).toBe(true);
  const { confirmed_at } = await subscriber(email);
  expect(confirmed_at).not.toBeNull();
  expect(await confirm(welcome!.link)).toBe(true);
  expect((await subscriber(email)).confirmed_at).toBe(confirmed_at);
});

const removeFrom = (table: string, email: string) => owner().from(table).delete().eq('email', email).throwOnError();

test('PE8 deleting a message deletes its alert, and the answer that failed stays among the unsent emails', async () => {
  await dismissAll();
  const email = await write();
  const answer_id = await answer(email);
  for (const mail of await claimOf(email)) await report('fail', mail, gaveUp);
  expect(await undeliveredMails()).toHaveLength(2);
  await removeFrom('contact_messages_la2024', email);
  expect(await undeliveredMails()).toMatchObject([
    { kind: 'personal', about: email, recipient: email, message_id: null, is_over: false },
  ]);
  await asOwner('retry_mails', { mail_ids: [answer_id] });
  expect(await claimOf(email)).toMatchObject([{ kind: 'personal', mail_id: answer_id }]);
});

test('PE9 a deleted subscriber gets no welcome; a restored one gets the unsent one', async () => {
  const email = newEmail('reader');
  await subscribe(email);
  const { id } = await subscriber(email);
  const restore = async () => {
    const entry = (await historyOf({ row_id: id, action: 'deleted' })).at(-1)!;
    await asOwner('restore_deleted', { entry_id: entry.id });
  };
  await removeFrom('newsletter_subscribers_la2024', email);
  expect((await claimContactMails()).filter(({ kind }) => kind === 'welcome')).toEqual([]);
  await restore();
  const [welcome, ...others] = await claimOf(email);
  expect([welcome!.kind, others]).toEqual(['welcome', []]);
  await report('finish', welcome!);
  await removeFrom('newsletter_subscribers_la2024', email);
  await restore();
  expect(await claimOf(email)).toEqual([]);
});

test('PE9 a link with another id or signature confirms nothing', async () => {
  const [email, other] = [newEmail('reader'), newEmail('reader')];
  await subscribe(email);
  await subscribe(other);
  const mails = await claimContactMails();
  const linkOf = (address: string) => mails.find((mail) => mail.email === address)!.link;
  const [one, two] = [linkOf(email), linkOf(other)];
  const swapped = one.slice(0, 32) + two.slice(32);
  for (const forged of [swapped, one.slice(0, 71), `${one}0`, '', "' or true --", null])
    expect(await confirm(forged)).toBe(false);
  expect((await subscriber(email)).confirmed_at).toBeNull();
});

test('PE9 campaigns reach confirmed addresses only', async () => {
  const confirmed = await newSubscriber();
  const unconfirmed = newEmail('reader');
  await subscribe(unconfirmed);
  const campaign = await startedCampaign();
  const { data } = await post
    .from('newsletter_campaign_mails')
    .select('reader:newsletter_subscribers_la2024!inner(email)')
    .eq('campaign_id', campaign)
    .in('reader.email', [confirmed, unconfirmed])
    .throwOnError();
  expect(data).toEqual([{ reader: { email: confirmed } }]);
});

test('PE9 an address that unsubscribed and is subscribed again gets no campaign before it confirms', async () => {
  const email = await newSubscriber();
  const campaign = await startedCampaign();
  await unsubscribe(email);
  await subscribe(email);
  expect(await subscriber(email)).toMatchObject({ status: 'active', confirmed_at: null });
  const claimed = (await claimMails()).map((mail) => mail.email);
  expect(claimed).not.toContain(email);
  expect((await reportOf(campaign)).skipped).toBeGreaterThan(0);
  await confirmSubscriptions();
  expect((await subscriber(email)).confirmed_at).not.toBeNull();
});

test('PE9 a confirmed reader gets no welcome, and a stranger’s mailbox at most three a day', async () => {
  const reader = await newSubscriber();
  await subscribe(reader);
  expect(await claimOf(reader)).toEqual([]);
  const email = newEmail('reader');
  const welcomes: unknown[] = [];
  for (let attempt = 0; attempt < 6; attempt++) {
    await subscribe(email);
    welcomes.push(...(await claimOf(email)));
  }
  expect(welcomes).toHaveLength(3);
});

test('PE9 dots in an address do not let strangers send its mailbox more welcomes', async () => {
  const name = newEmail('reader').split('@')[0]!.replace(/\W/g, '');
  const spellings = [1, 2, 3, 4, 5].map((at) => `${name.slice(0, at)}.${name.slice(at)}@gmail.com`);
  for (const email of spellings) await subscribe(email);
  const welcomed = (await claimContactMails()).map(({ email }) => email);
  expect(spellings.map((email) => welcomed.includes(email))).toEqual([true, true, true, false, false]);
});

test('PE9 wide and mathematical letters in a domain do not let strangers send its mailbox more welcomes', async () => {
  const name = newEmail('reader').split('@')[0]!;
  const domains = [
    'mail.example.com',
    'ｍail.example.com',
    'mail。example.com',
    '𝐦ail.example.com',
    'ma\u{1bca0}il.example.com',
  ];
  const welcomed: string[] = [];
  for (const domain of domains) {
    await subscribe(`${name}@${domain}`);
    welcomed.push(...(await claimContactMails()).map(({ email }) => email).filter((email) => email.startsWith(name)));
  }
  expect(welcomed).toEqual(Array.from({ length: 3 }, () => `${name}@mail.example.com`));
});
