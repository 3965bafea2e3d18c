/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/people.sql': {
    tests: ['tests/backend/retention-bounds.test.ts'],
    'a restored booking makes a person of an erased client': { removes: 'where wanted <> private.erased_address() ' },
    'the history keeps the notes of a person whose records were deleted': {
      find: `coalesce(entry.before, entry.after) ->> 'person_id' = any (vanished)`,
      replace: 'false',
      tests: ['tests/backend/erasure.test.ts'],
    },
    'the history keeps the joins of a person whose records were deleted': {
      removes: `perform private.erase_history('people', vanished);`,
      tests: ['tests/backend/erasure.test.ts'],
    },
  },
  'supabase/schemas/erasure.sql': {
    tests: ['tests/backend/erasure.test.ts'],
    'an erased record can be restored': {
      removes:
        'delete from private.deleted_rows as deleted where deleted.table_name = of_table and deleted.row_id::text = any (ids);',
    },
    'records that only the history knows keep their values': {
      find: `lower(stored ->> 'email') = any (emails) or stored ->> 'person_id' = any (persons::text[])`,
      replace: 'false',
    },
    'a kept booking keeps the address of the meeting': {
      find: `case when booking.meeting_kind in ('phone', 'address') then 'erased' else '' end`,
      replace: 'booking.meeting_place',
    },
    'an address with records is erased as if they were deleted': {
      find: 'if exists (select 1 from public.person_addresses as known where known.email = lower(address)) then',
      replace: 'if false then',
    },
    'an address with capitals is not erased': {
      find: `perform private.erase_records('{}', array[lower(address)]`,
      replace: `perform private.erase_records('{}', array[address]`,
    },
    'deleted testimonials stay in the history': {
      find: `lower(entry.before ->> 'name') = any (names)`,
      replace: 'false',
    },
    'only the last picture of a testimonial is known': {
      find: `where entry.table_name = 'testimonials_la2024' and entry.row_id = known.id`,
      replace: 'where false',
    },
    'the history keeps the values of an erased person': { removes: 'before = null, after = null, ' },
    'upcoming bookings of an erased person are canceled unasked': {
      find: `if not cancels_upcoming and exists (`,
      replace: `if false and exists (`,
    },
  },
  'supabase/schemas/deleted_rows.sql': {
    tests: ['tests/backend/deleted-rows.test.ts', 'tests/backend/erasure.test.ts'],
    'a restored message takes over every answer': {
      find: `select link::uuid from jsonb_array_elements_text(nullif(deleted.links -> 'personal_mails', 'null')) as links (link)`,
      replace: `select id::uuid from jsonb_array_elements_text(nullif(deleted.links -> 'personal_mails', 'null')) as id`,
    },
    'a restored subscriber takes over every newsletter': {
      find: `select link::uuid from jsonb_array_elements_text(nullif(deleted.links -> 'newsletter_campaign_mails', 'null')) as links (link)`,
      replace: `select id::uuid from jsonb_array_elements_text(nullif(deleted.links -> 'newsletter_campaign_mails', 'null')) as id`,
    },
    'rows are kept longer than they can be restored': {
      find: `interval '30 days'`,
      replace: `interval '300 days'`,
      tests: ['tests/backend/erasure.test.ts'],
    },
    'dismissed emails keep a deleted booking': {
      removes: ` or (old.state in ('dead', 'sending') and old.dismissed_at < now() - interval '1 hour')`,
      tests: ['tests/database/mail-copies.test.ts'],
    },
    'failed emails keep a deleted booking that is over': {
      removes: `, 'failed', 'doubtful'`,
      tests: ['tests/database/mail-copies.test.ts'],
    },
    'a restored booking owes no emails': { removes: `state = 'waiting', ` },
    'a restored message loses its answers': { find: 'message_id = deleted.row_id', replace: 'message_id = null' },
    'rows are restored after 30 days': { removes: 'and entry.restorable_until > now() ' },
  },
  'supabase/schemas/retention.sql': {
    tests: ['tests/backend/retention.test.ts', 'tests/backend/retention-bounds.test.ts'],
    'expired counters of addresses stay': { removes: 'perform private.drop_old_counters(10000);' },
    'old history stays on a quiet site': { removes: 'perform private.drop_old_history(10000);' },
    'sent emails keep a deleted booking': { removes: 'perform private.drop_old_mail_copies();' },
    'the picture of a testimonial that can be restored is removed': {
      find: `where strpos(deleted.stored`,
      replace: `where false and strpos(deleted.stored`,
    },
    'a picture of a client that an article shows is removed': { removes: ` or strpos(post.content, object.name) > 0` },
    'removed pictures of clients stay public': { find: `object.name like 'testimonials/%'`, replace: 'false' },
    'old holds with addresses stay': { removes: 'perform private.drop_old_holds(10000);' },
    'messages are erased although they were answered lately': {
      find: 'and answer.created_at >= messages_since)',
      replace: 'and false)',
    },
    'copies in emails expire by the status in the copy': {
      find: `'starts_at')::timestamptz < greatest(cancelled_since, past_since)`,
      replace: `'starts_at')::timestamptz < cancelled_since`,
    },
    'the copy in an email erases what the history keeps': {
      find: `and entry.action = 'deleted' and entry.restorable_until > now())\n    limit at_most`,
      replace: `and false)\n    limit at_most`,
    },
    'months are counted as 30 days': { find: '(months => months)', replace: '(days => 30 * months)' },
    'the months of canceled bookings apply to all bookings': {
      find: `booking.starts_at < past_since`,
      replace: `booking.starts_at < coalesce(past_since, cancelled_since)`,
    },
    'bookings that were kept without personal data are erased': {
      find: `booking.starts_at < past_since
      and booking.email <> private.erased_address()`,
      replace: `booking.starts_at < past_since
      and true`,
    },
    'people who were joined stay when nothing of them is left': {
      find: 'perform private.erase_empty_people(persons, origins, emails);',
      replace: 'perform 1;',
    },
    'anyone can count old messages and bookings': {
      find: `  perform private.require_owner();
  return (
    select row(`,
      replace: `  return (
    select row(`,
      tests: ['tests/backend/owners-functions.test.ts'],
    },
  },
};
