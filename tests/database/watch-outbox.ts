// Prints as JSON when an email is handed out as time passes, by making it older in a scratch database.
import { actAs, addOwner, bookSoon, printSeen, type Connection, type One } from '../scratch-steps.ts';

async function watchOutbox({ driver }: Connection, one: One) {
  const booking = await bookSoon(driver);
  const seen: Record<string, unknown> = {};
  await driver.unsafe(`update public.bookings_la2024 set status = 'confirmed'`);
  seen['seconds before an email about the owner’s change'] = await one(
    `select extract(epoch from next_attempt_at - created_at)::integer from private.mail_outbox where kind = 'confirmed'`,
  );
  await driver.unsafe(`update public.bookings_la2024 set status = 'pending'`);
  await driver.unsafe(`delete from private.mail_outbox where kind <> 'confirmation'`);

  /** The claim of the email, if it is handed out. */
  const claim = async () => {
    const [mail] = await driver.unsafe('select mail_id, claim from public.claim_mail($1)', [booking]);
    return mail && [mail.mail_id, mail.claim];
  };
  const report = (step: string, mail: string[] | undefined = []) => one(`select public.${step}_mail($1, $2)`, mail);
  const pass = (time: string) =>
    driver.unsafe(`update private.mail_outbox set claimed_until = claimed_until - interval '${time}',
      next_attempt_at = next_attempt_at - interval '${time}'`);

  const shown = () => one('select private.delivery_state(mail) from private.mail_outbox as mail');
  const retry = () => one('select public.retry_mails(array_agg(id)) from private.mail_outbox');

  const first = await claim();
  seen['handed out again at once'] = Boolean(await claim());
  await pass('3 minutes');
  const second = await claim();
  seen['handed out again after its sender died'] = Boolean(second);
  seen['sent by the sender that was too slow'] = await report('start', first);
  seen['sent by its sender'] = await report('start', second);
  seen['sent by its sender twice'] = await report('start', second);
  seen['skipped while it is sent'] = await report('skip', second);
  seen['shown while it is sent'] = await shown();
  await pass('1 month');
  seen['shown after it may have been sent'] = await shown();
  seen['handed out again after it may have been sent'] = Boolean(await claim());

  await driver.unsafe(`update private.mail_outbox set state = 'waiting', attempts = 0`);
  const waits = [];
  for (let mail = await claim(); mail; mail = await claim()) {
    await one(`select public.fail_mail($1, $2, repeat('x', 2000))`, mail);
    const [row] = await driver.unsafe(`
      select state, round(extract(epoch from next_attempt_at - now()) / 60)::integer as minutes from private.mail_outbox`);
    waits.push(row?.state === 'waiting' ? row.minutes : row?.state);
    if (waits.length > 9) break;
    seen['handed out again before its retry is due'] = Boolean(await claim());
    await pass('1 day');
  }
  seen['minutes to the next attempt'] = waits;
  seen['retried by the owner'] = await retry();
  await driver.unsafe(`update private.mail_outbox set state = 'dead'`);
  // Bypasses the table's triggers.
  await driver.unsafe('alter table public.bookings_la2024 disable trigger user');
  await driver.unsafe(
    `update public.bookings_la2024 set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
  );
  seen['retried after its consultation'] = await retry();
  return seen;
}

async function watchCampaign({ driver }: Connection) {
  await driver.unsafe(`
    with reader as (
      insert into public.newsletter_subscribers_la2024 (email, confirmed_at) values ('ada@example.com', now()) returning id
    ), campaign as (
      insert into public.newsletter_campaigns (subject, body, state, started_at) values ('News', 'Hello', 'sending', now()) returning id
    )
    insert into public.newsletter_campaign_mails (campaign_id, subscriber_id) select campaign.id, reader.id from campaign, reader`);
  const claim = async () => (await driver.unsafe('select mail_id, claim from public.claim_campaign_mails()'))[0];
  const waits = [];
  for (let mail = await claim(); mail && waits.length < 9; mail = await claim()) {
    await driver.unsafe(`select public.settle_campaign_mail($1, $2, 'refused')`, [mail.mail_id, mail.claim]);
    const [row] = await driver.unsafe(`
      update public.newsletter_campaign_mails as mail set next_attempt_at = now() from public.newsletter_campaign_mails as before
      where before.id = mail.id
      returning mail.state, round(extract(epoch from before.next_attempt_at - now()) / 60)::integer as minutes`);
    waits.push(row?.state === 'waiting' ? row.minutes : row?.state);
  }
  return waits;
}

await printSeen(async (connection, one) => {
  await actAs(connection.driver, await addOwner(connection.driver));
  return {
    ...(await watchOutbox(connection, one)),
    'minutes between attempts at a campaign': await watchCampaign(connection),
  };
});
