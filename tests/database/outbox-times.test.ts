import { actAs, addOwner, bookSoon, inScratchDatabase } from '../scratch-steps';

test('decision 11 an email is retried with growing waits, and sent at most once whatever time passes', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await actAs(driver, await addOwner(driver));
    const booking = await bookSoon(driver);
    await driver.unsafe(`update public.bookings_la2024 set status = 'confirmed'`);
    const secondsBeforeSending = `
      select extract(epoch from next_attempt_at - created_at)::integer from private.mail_outbox where kind = 'confirmed'`;
    expect(await one(secondsBeforeSending)).toBe(30);
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
    expect(await claim()).toBeUndefined();
    // The first sender died, or is too slow.
    await pass('3 minutes');
    const second = await claim();
    expect(second).toBeDefined();
    expect(await report('start', first)).toBe(false);
    expect(await report('start', second)).toBe(true);
    expect(await report('start', second)).toBe(false);
    expect(await report('skip', second)).toBe(false);
    expect(await shown()).toBe('sending');
    await pass('1 month');
    expect(await shown()).toBe('doubtful');
    expect(await claim()).toBeUndefined();

    await driver.unsafe(`update private.mail_outbox set state = 'waiting', attempts = 0`);
    const waits = [];
    for (let mail = await claim(); mail && waits.length < 10; mail = await claim()) {
      await one(`select public.fail_mail($1, $2, repeat('x', 2000))`, mail);
      const [row] = await driver.unsafe(`
        select state, round(extract(epoch from next_attempt_at - now()) / 60)::integer as minutes from private.mail_outbox`);
      waits.push(row?.state === 'waiting' ? row.minutes : row?.state);
      expect(await claim()).toBeUndefined();
      await pass('1 day');
    }
    expect(waits).toEqual([1, 5, 25, 125, 625, 'dead']);
    expect(await retry()).toBe(1);
    await driver.unsafe(`update private.mail_outbox set state = 'dead'`);
    // Bypasses the table's triggers.
    await driver.unsafe('alter table public.bookings_la2024 disable trigger user');
    await driver.unsafe(
      `update public.bookings_la2024 set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
    );
    expect(await retry()).toBe(0);
  }));

test('decision 11 an email of a campaign is retried with growing waits', () =>
  inScratchDatabase(async ({ driver }) => {
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
    expect(waits).toEqual([1, 5, 25, 125, 625, 'failed']);
  }));
