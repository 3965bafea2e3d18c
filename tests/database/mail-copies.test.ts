import { actAs, addOwner, inScratchDatabase, type Driver } from '../scratch-steps';

type Mail = { name: string; state: string; dismissed?: string; ends: string; isRestorable?: boolean };

const kept: Mail[] = [
  { name: 'failed, upcoming', state: 'dead', ends: '1 day' },
  { name: 'failed, past, restorable', state: 'dead', ends: '-1 day', isRestorable: true },
  { name: 'waiting, upcoming', state: 'waiting', ends: '1 day' },
  { name: 'being sent, past', state: 'claimed', ends: '-1 day' },
  {
    name: 'just dismissed, past, restorable',
    state: 'dead',
    dismissed: '0 minutes',
    ends: '-1 day',
    isRestorable: true,
  },
  { name: 'dismissed, upcoming, restorable', state: 'dead', dismissed: '2 hours', ends: '1 day', isRestorable: true },
  { name: 'sent, upcoming, restorable', state: 'sent', ends: '1 day', isRestorable: true },
];

const dropped: Mail[] = [
  { name: 'dismissed, upcoming', state: 'dead', dismissed: '2 hours', ends: '1 day' },
  { name: 'dismissed, past, restorable', state: 'dead', dismissed: '2 hours', ends: '-1 day', isRestorable: true },
  { name: 'failed, past', state: 'dead', ends: '-1 day' },
  { name: 'doubtful, past', state: 'sending', ends: '-1 day' },
  { name: 'waiting, past', state: 'waiting', ends: '-1 day' },
  { name: 'doubtful, dismissed', state: 'sending', dismissed: '2 hours', ends: '1 day' },
  { name: 'sent, past, restorable', state: 'sent', ends: '-1 day', isRestorable: true },
  { name: 'sent, upcoming', state: 'sent', ends: '1 day' },
];

/** Adds emails of deleted bookings, with their names as the clients'. */
async function addMails(driver: Driver, mails: Mail[], batch: string | null = null): Promise<void> {
  for (const { name, state, dismissed = null, ends, isRestorable = false } of mails)
    await driver.unsafe(
      `with mail as (
        insert into private.mail_outbox (booking_id, kind, state, given_up_at, claimed_until, dismissed_at, batch, deleted_booking)
        select id, 'confirmed', $2, now(), now() - interval '1 minute', now() - $3::interval, $6,
          jsonb_build_object('id', id, 'first_name', $1::text, 'last_name', '', 'ends_at', now() + $4::interval)
        from gen_random_uuid() as id
        returning booking_id, deleted_booking)
      insert into private.deleted_rows (table_name, row_id, stored)
      select 'bookings_la2024', booking_id, deleted_booking from mail where $5`,
      [name, state, dismissed, ends, isRestorable, batch],
    );
}

test('PE6 settled emails drop a deleted booking that is past or cannot be restored, unsent ones if both are true', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await addMails(driver, [...kept, ...dropped]);
    await one('select private.drop_old_mail_copies()');
    const left = await one<string[]>(`select array_agg(deleted_booking ->> 'first_name') from private.mail_outbox
      where deleted_booking is not null`);
    expect(new Set(left)).toEqual(new Set(kept.map(({ name }) => name)));
  }));

test('PE6 no email that has lost its booking is sent or listed again, with others of its batch or from a saved file', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await actAs(driver, await addOwner(driver));
    const upcoming = { name: 'failed, upcoming', state: 'dead', ends: '1 day' };
    await addMails(driver, [upcoming, ...dropped], '00000000-0000-4000-8000-000000000001');
    await one('select private.drop_old_mail_copies()');
    const change = (call: string) =>
      one(`select public.${call} from private.mail_outbox where deleted_booking is not null`);
    const lost = () =>
      one(`select count(*)::integer from private.mail_outbox where deleted_booking is null
        and (state = 'waiting' or (state in ('dead', 'sending') and dismissed_at is null))`);
    expect(await lost()).toBe(0);
    expect([await change('dismiss_mails(array[id], false)'), await lost()]).toEqual([1, 0]);
    expect([await change('retry_mails(array[id])'), await lost()]).toEqual([1, 0]);
    await one('select private.finish_restore()');
    expect(await one('select array_agg(btrim(about)) from public.undelivered_mails()')).toEqual([upcoming.name]);
  }));
