import { inScratchDatabase } from '../scratch-steps';

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

test('PE6 emails that are no longer owed drop a deleted booking that is past or cannot be restored', () =>
  inScratchDatabase(async ({ driver }, one) => {
    for (const { name, state, dismissed = null, ends, isRestorable = false } of [...kept, ...dropped])
      await driver.unsafe(
        `with mail as (
          insert into private.mail_outbox (booking_id, kind, state, given_up_at, claimed_until, dismissed_at, deleted_booking)
          values (gen_random_uuid(), 'confirmed', $2, now(), now() - interval '1 minute', now() - $3::interval,
            jsonb_build_object('first_name', $1::text, 'ends_at', now() + $4::interval))
          returning booking_id, deleted_booking)
        insert into private.deleted_rows (table_name, row_id, stored)
        select 'bookings_la2024', booking_id, deleted_booking from mail where $5`,
        [name, state, dismissed, ends, isRestorable],
      );
    await one('select private.drop_old_mail_copies()');
    const left = await one<string[]>(`select array_agg(deleted_booking ->> 'first_name') from private.mail_outbox
      where deleted_booking is not null`);
    expect(new Set(left)).toEqual(new Set(kept.map(({ name }) => name)));
    // Nothing lists or sends an email that has lost its booking.
    expect(
      await one(`select count(*)::integer from private.mail_outbox where deleted_booking is null
        and (state = 'waiting' or (state in ('dead', 'sending') and dismissed_at is null))`),
    ).toBe(0);
  }));
