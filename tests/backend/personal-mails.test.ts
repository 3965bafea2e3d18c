import { actAs, addOwner, inScratchDatabase } from '../scratch-steps';
import { asOwner, newEmail, owner } from './api';
import { claimContactMails } from './campaign-steps';
import { gaveUp, report } from './mail-steps';
import { answer, messageOf, personOf, write } from './people-steps';
import { dismissAll, undeliveredMails } from './undelivered';

const answersTo = async (email: string) =>
  asOwner<Record<string, unknown>[]>('message_answers', { of_message: (await messageOf(email)).id });
const timeline = (id_or_email: string) =>
  asOwner<{ kind: string; details: Record<string, unknown> }[]>('person_timeline', { id_or_email });

/** The emails that are due to a visitor; takes them and all others. */
const takeMails = async (email: string) =>
  (await claimContactMails()).filter((mail) => mail.email === email && mail.kind === 'personal');

test('PE4 an answer that is sent several times is one email, and its message is replied', async () => {
  const email = await write({ email: newEmail('Maya').replace('maya', 'Maya') });
  const mail_id = crypto.randomUUID();
  await Promise.all([1, 2, 3].map(() => answer(email, { mail_id, quotes_message: true })));
  expect(await messageOf(email)).toMatchObject({ status: 'replied' });
  expect(await answersTo(email)).toMatchObject([{ id: mail_id, subject: 'Re: Hello', state: 'waiting' }]);

  const alerts = await claimContactMails();
  const [alert, ...mails] = [
    alerts.find((mail) => mail.kind === 'owner-message' && mail.email === email),
    ...alerts.filter((mail) => mail.kind === 'personal' && mail.email === email),
  ];
  expect(mails).toMatchObject([{ name: 'Ada Quill', body: 'Hello, too', message: 'Hello', alert_id: alert?.mail_id }]);
  await answer(email, { mail_id, quotes_message: true });
  expect(await takeMails(email)).toEqual([]);
  expect(await timeline(email)).toMatchObject([
    { kind: 'personal', details: { body: 'Hello, too', state: 'sending' } },
    { kind: 'message' },
  ]);
});

test('PE4 another text is never mistaken for the answer that was sent', async () => {
  const email = await write();
  const mail_id = await answer(email);
  for (const other of [{ body: 'Something else' }, { subject: 'Something else' }])
    await expect(answer(email, { mail_id, ...other })).rejects.toMatchObject({ code: 'PT409' });
  expect(await takeMails(email)).toMatchObject([{ body: 'Hello, too', message: null }]);
});

test('PE4 says when the answer was sent, in the zone of the coach’s day', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await actAs(driver, await addOwner(driver));
    await one(`select public.subscribe('maya@example.com')`);
    const send = (body: string) =>
      one(`select public.send_personal_mail('00000000-0000-4000-8000-000000000001', 'Hello', $1, 'maya@example.com')`, [
        body,
      ]);
    await send('Hello, too');
    // The evening before a trip, when the trip's first day has begun in UTC.
    await driver.unsafe(`insert into public.travel_dates (first_day, last_day, zone)
      values ('2026-10-08', '2026-10-10', 'America/Chicago')`);
    await driver.unsafe(`update public.personal_mails set created_at = '2026-10-08 01:05:00Z'`);
    await expect(send('Something else')).rejects.toThrow('already sent on October 7 at 9:05 PM, without');
  }));

test('PE4 an answer whose sender dies is not resent automatically, and the owner can retry a failed one', async () => {
  await dismissAll();
  const email = await write();
  await answer(email);
  const [mail] = await takeMails(email);
  await report('start', mail!);
  expect(await takeMails(email)).toEqual([]);
  await report('fail', mail!, gaveUp);
  const { id: message_id } = await messageOf(email);
  expect(await undeliveredMails({ of_kind: 'message' })).toMatchObject([
    { kind: 'personal', about: 'Ada Quill', recipient: email, message_id, is_over: false },
  ]);
  expect(await answersTo(email)).toMatchObject([{ state: 'failed', reason: '550 No such user' }]);
  await asOwner('retry_mails', { mail_ids: [mail!.mail_id] });
  expect(await takeMails(email)).toHaveLength(1);
});

test('PE4 the answer to a deleted message is still sent, and stays in the timeline', async () => {
  const email = await write();
  await answer(email);
  const { id } = await messageOf(email);
  await owner().from('contact_messages_la2024').delete().eq('id', id).throwOnError();
  expect(await personOf(email)).toMatchObject({ name: 'Ada Quill', message_count: 0 });
  expect(await takeMails(email)).toMatchObject([{ name: 'Ada Quill', alert_id: null }]);
  expect(await timeline(email)).toMatchObject([{ kind: 'personal', details: { message_id: null } }]);
});

test('PE4 the owner writes to a person without a message, and to nobody else', async () => {
  const email = await write();
  await answer(email, { answers_message: undefined, to_email: email.toUpperCase() });
  expect(await takeMails(email)).toMatchObject([{ name: 'Ada Quill', message_id: null }]);
  expect(await messageOf(email)).toMatchObject({ status: 'unread' });
  const stranger = answer(email, { answers_message: undefined, to_email: newEmail('stranger') });
  await expect(stranger).rejects.toMatchObject({ code: 'PT409' });
});
