const people = ['tests/backend/people.test.ts'];

/** @type {import('../faults.mjs').FaultyFile[]} */
export default [
  {
    file: 'supabase/schemas/people_pages.sql',
    tests: people,
    faults: {
      'one word of a search suffices': {
        find: 'person.search_text like all (patterns)',
        replace: 'person.search_text like any (patterns)',
      },
      'the list ignores the tag': { removes: 'and (tagged is null or person.id = any (tagged))' },
      'every page of a timeline starts with the last entry of the page before': {
        find: '(entry.at < first_at or entry.at = first_at and (before_id is null or entry.id < before_id))',
        replace: 'entry.at <= first_at',
      },
      'a dismissed join is suggested again from the other side': {
        find: 'where (dismissed.person_id, dismissed.other_id) in ((one.id, person.id), (person.id, one.id))',
        replace: 'where (dismissed.person_id, dismissed.other_id) = (one.id, person.id)',
      },
      'separating a person leaves behind who was joined to them': {
        find: 'from separated where known.origin_id = separated.id;',
        replace: 'from separated where known.origin_id = separated.id and separated.id = separate_person.person_id;',
      },
    },
  },
  {
    file: 'supabase/schemas/people.sql',
    tests: ['tests/backend/retention.test.ts'],
    faults: {
      'a restored booking makes a person of an erased client': {
        find: `where wanted <> private.erased_address() order by wanted`,
        replace: `order by wanted`,
      },
    },
  },
  {
    file: 'supabase/schemas/people.sql',
    tests: ['tests/backend/erasure.test.ts'],
    faults: {
      'the history keeps the notes of a person whose records were deleted': {
        find: `stored ->> 'person_id' = any (vanished)`,
        replace: 'false',
      },
    },
  },
  {
    file: 'supabase/schemas/erasure.sql',
    tests: ['tests/backend/erasure.test.ts'],
    faults: {
      'an erased record can be restored': {
        removes:
          'delete from private.deleted_rows as deleted where deleted.table_name = of_table and deleted.row_id::text = any (ids);',
      },
      'records that only the history knows keep their values': {
        find: `lower(stored ->> 'email') = any (emails) or stored ->> 'person_id' = any (persons::text[])`,
        replace: 'false',
      },
      'a person with upcoming bookings is erased without a question': {
        find: 'if not cancels_upcoming and exists (',
        replace: 'if false and exists (',
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
    },
  },
  {
    file: 'supabase/schemas/subscribers.sql',
    tests: ['tests/backend/import-subscribers.test.ts'],
    faults: {
      'a preview imports': {
        find: `where wanted.outcome = 'added' and not is_preview`,
        replace: `where wanted.outcome = 'added'`,
      },
      'an import reports an unsubscribed reader as known': {
        find: `case known.status when 'unsubscribed' then 'unsubscribed' else 'known' end`,
        replace: `'known'`,
      },
      'an import adds an address that differs by case': {
        find: 'partition by lower(entry.email)',
        replace: 'partition by entry.email',
      },
      'an import needs no statement': {
        find: `'statement', 'statement', 500, not is_preview)`,
        replace: `'statement', 'statement', 500, false)`,
      },
    },
  },
  {
    file: 'supabase/schemas/personal_mails.sql',
    tests: ['tests/backend/personal-mails.test.ts'],
    faults: {
      'another text counts as the email that was sent': {
        find: `elsif not exists (`,
        replace: `elsif false and not exists (`,
      },
      'another subject counts as the email that was sent': {
        find: '(sent.email, sent.subject, sent.body) = (wanted.email, wanted.subject, wanted.body)',
        replace: '(sent.email, sent.body) = (wanted.email, wanted.body)',
      },
      'an answered message is not replied': {
        find: `where message.id = wanted.message_id and message.status <> 'replied';`,
        replace: 'where false;',
      },
    },
  },
  {
    file: 'supabase/schemas/deleted_rows.sql',
    tests: ['tests/backend/deleted-rows.test.ts'],
    faults: {
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
      'a restored booking owes no emails': {
        find: `set state = 'waiting', last_error = ''`,
        replace: `set last_error = ''`,
      },
    },
  },
  {
    file: 'supabase/schemas/written_bookings.sql',
    tests: ['tests/backend/written-bookings.test.ts'],
    faults: {
      'a moved booking is written over what the coach changed': {
        find: 'known.version is distinct from known.updated_at and (known.is_different is not true or known.is_settled)',
        replace: 'known.version is distinct from known.updated_at',
      },
      'the event of a deleted booking stays': { find: 'else known.written_id is not null', replace: 'else false' },
      'an event that may have been written elsewhere is forgotten': {
        find: `else written.spans || excluded.spans end
    || case`,
        replace: `else excluded.spans end
    || case`,
      },
      'a run without a claim stores outcomes': {
        find: 'access.calendar_id = of_calendar and access.claim = its_claim',
        replace: 'access.calendar_id = of_calendar',
      },
      'a booking that cannot be written is tried again at once': {
        find: `next_try_at = now() + least(interval '60 minutes', interval '1 minute' * (2 ^ least(failed.failures, 6)))`,
        replace: 'next_try_at = now()',
      },
      'bookings are written to two calendars': {
        find: 'where other.writes_bookings and other.id <> of_calendar',
        replace: 'where false',
      },
    },
  },
];
