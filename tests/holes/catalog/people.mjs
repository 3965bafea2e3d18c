const people = ['tests/backend/people.test.ts'];

/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/people_pages.sql': {
    tests: people,
    'one word of a search suffices': { find: 'search_text like all', replace: 'search_text like any' },
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
    'people are joined in a circle': { find: `  ) <> 2 then`, replace: `  ) < 1 then` },
    'separating leaves behind who was joined before': { find: 'person.joined_to = separated.id', replace: 'false' },
    'later no-shows count as earlier ones': {
      removes: ' and missed.starts_at < booking.starts_at',
      tests: ['tests/backend/data-client-contract.test.ts'],
      only: 'PO2 only earlier',
    },
    'a joined person’s no-shows at another address do not count': {
      find: 'known.person_id = own.person_id\n  join public.bookings_la2024 as missed',
      replace: 'known.email = own.email\n  join public.bookings_la2024 as missed',
      tests: ['tests/backend/data-client-contract.test.ts'],
      only: 'PO2 only earlier',
    },
  },
  'supabase/schemas/subscribers.sql': {
    tests: ['tests/backend/import-subscribers.test.ts'],
    'an import adds an address that differs by case': { find: 'by lower(entry.email)', replace: 'by entry.email' },
    'an import keeps each spelling of a domain': {
      find: 'private.with_plain_domain(given.email) as email',
      replace: 'given.email',
    },
    'an import needs no statement': { find: '500, not is_preview', replace: '500, false' },
    'a known address is answered faster than a new one': {
      find: `case when is_known then gen_random_uuid() || '@undone.invalid' else address end`,
      replace: 'address',
      tests: ['tests/database/subscriptions.test.ts'],
    },
    'an import examines its arguments before its caller': {
      find: '  wording text;',
      replace: `  wording text := private.clean_line(statement, 'statement', 'statement', 500, not is_preview);`,
      tests: ['tests/backend/owners-functions.test.ts'],
    },
    'an import confirms nobody': { find: 'now(), coalesce', replace: 'null, coalesce' },
    'a preview of an import adds subscribers': {
      find: `where wanted.outcome = 'added' and not is_preview`,
      replace: `where wanted.outcome = 'added'`,
    },
    'an import hides who unsubscribed earlier': { find: `then 'unsubscribed'`, replace: `then 'known'` },
    'a batch that is sent again counts nothing': { find: `then 'repeated'`, replace: `then 'known'` },
    'undoing an import deletes readers who unsubscribed': { removes: 'and reader.updated_at = reader.created_at' },
    'an undone import can be undone again from the history': {
      find: `->> 'is_done')::boolean then`,
      replace: `->> 'none')::boolean then`,
    },
    'the statement outlives the subscription': { removes: ', consented_on = null, consent_statement = null' },
  },
  'supabase/schemas/deleted_rows.sql': {
    tests: ['tests/backend/import-subscribers.test.ts'],
    'an undone import leaves copies of its addresses': {
      removes: ` and current_setting('history.is_summarized', true) is distinct from 'true'`,
    },
  },
  'supabase/schemas/personal_mails.sql': {
    tests: ['tests/backend/personal-mails.test.ts'],
    'another text counts as the email that was sent': {
      find: 'if (sent.email, sent.subject',
      replace: 'if false and (sent.email, sent.subject',
    },
    'another subject counts as the email that was sent': {
      find: '(sent.email, sent.subject, sent.body) is distinct from (wanted.email, wanted.subject, wanted.body)',
      replace: '(sent.email, sent.body) is distinct from (wanted.email, wanted.body)',
    },
    'a sent email is dated in the zone of the day in UTC': {
      find: 'private.coach_day(sent.created_at)',
      replace: 'sent.created_at::date',
    },
    'an answered message is not replied': {
      find: `where message.id = wanted.message_id and message.status <> 'replied';`,
      replace: 'where false;',
    },
  },
  'supabase/schemas/written_bookings.sql': {
    tests: ['tests/backend/written-bookings.test.ts'],
    'a moved booking is written over what the coach changed': {
      removes: ' and (known.is_different is not true or known.is_settled)',
    },
    'the event of a deleted booking stays': { find: 'else known.written_id is not null', replace: 'else false' },
    'an event that may have been written elsewhere is forgotten': {
      find: 'else written.spans || excluded.spans end',
      replace: 'else excluded.spans end',
    },
    'a run without a claim stores outcomes': { removes: ' and access.claim = its_claim' },
    'a booking that cannot be written is tried again at once': {
      removes: ` + least(interval '60 minutes', interval '1 minute' * (2 ^ least(failed.failures, 6)))`,
    },
    'bookings are written to two calendars': {
      find: 'where other.writes_bookings and other.id <> of_calendar',
      replace: 'where false',
    },
  },
  'supabase/schemas/people.sql': {
    tests: people,
    'a person can have any number of tags': { find: 'select count(*) >= 30', replace: 'select count(*) >= 3000' },
    'a person with notes is deleted with the last message': {
      removes: `        or exists (select 1 from public.person_notes as note where note.person_id = person.id offset 0)\n`,
    },
    'deleted notes leave no trace': { find: 'or delete on public.person_notes', replace: 'on public.person_notes' },
  },
};
