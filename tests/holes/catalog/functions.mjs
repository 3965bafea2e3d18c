/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/owner.sql': {
    tests: ['tests/database/direct-rights.test.ts'],
    'every account is the owner': { removes: `and account.raw_app_meta_data ->> 'role' = 'super_admin'` },
    'a deleted owner stays the owner': { removes: 'and account.deleted_at is null' },
    'a banned owner stays the owner': { removes: 'and (account.banned_until is null or account.banned_until < now())' },
    'the password alone is enough': {
      removes: ' and not private.is_code_missing()',
      tests: ['tests/backend/two-factor.test.ts'],
    },
    'an unfinished authenticator locks the owner out': {
      removes: ` and factor.status = 'verified'`,
      tests: ['tests/backend/two-factor.test.ts'],
    },
    'every account manages emails': {
      find: 'if not public.is_owner() then',
      replace: 'if false then',
      tests: ['tests/backend/owners-functions.test.ts'],
    },
  },
  'supabase/schemas/messages.sql': {
    tests: ['tests/backend/contact-and-newsletter.test.ts'],
    'a message that is sent twice is stored twice': {
      find: `earlier.created_at > now() - interval '10 minutes'`,
      replace: 'false',
    },
    'bots send messages': { find: `if coalesce(website, '') <> '' then`, replace: 'if false then' },
  },
  'supabase/schemas/search_posts.sql': {
    tests: ['tests/backend/search-posts.test.ts', 'tests/backend/posts-by-date.test.ts'],
    'the search finds drafts': { find: 'where post.is_published and ', replace: 'where ' },
    'the search finds posts before their date': { removes: 'post.published_at <= now() and ' },
    'searches are not limited': { find: `not private.is_within_address_limit('search')`, replace: 'false' },
    'a search reads all words that begin alike': {
      removes: ' limit 500',
      tests: ['tests/backend/search-bounds.test.ts'],
    },
    'a search tries typos at any length': {
      find: 'left(typed, 20)',
      replace: 'typed',
      tests: ['tests/backend/search-bounds.test.ts'],
    },
    'a search looks for all words that begin alike': {
      find: 'beginning.word limit 20',
      replace: 'beginning.word',
      tests: ['tests/backend/search-bounds.test.ts'],
    },
    'a search looks for all typed words': { removes: '[1:6]', tests: ['tests/backend/search-bounds.test.ts'] },
    'a search reads all posts for the phrase': {
      find: 'matching.id limit 40',
      replace: 'matching.id',
      tests: ['tests/backend/search-bounds.test.ts'],
    },
    'a search returns all posts': {
      find: 'created_at desc, id limit 20',
      replace: 'created_at desc, id',
      tests: ['tests/backend/search-bounds.test.ts'],
    },
    'a search reads the words of all posts': {
      removes: ' set enable_seqscan = off set enable_indexscan = off',
      tests: ['tests/backend/search-bounds.test.ts'],
    },
  },
  'supabase/schemas/posts.sql': {
    tests: ['tests/backend/posts.test.ts', 'tests/backend/posts-by-date.test.ts'],
    'views of drafts are counted': { removes: ' and post.is_published and post.published_at <= now()' },
  },
  'supabase/schemas/undelivered_mails.sql': {
    tests: ['tests/backend/undelivered-mails-errors.test.ts'],
    'a thousand emails are retried at once': {
      find: `campaigns uuid[];
begin
  perform private.require_owner();
  if cardinality(mail_ids) > 100 then`,
      replace: `campaigns uuid[];
begin
  perform private.require_owner();
  if cardinality(mail_ids) > 1000 then`,
    },
  },
  'supabase/schemas/owner_series.sql': {
    tests: ['tests/backend/owner-series.test.ts'],
    'every account books a series': {
      find: `perform private.require_owner();
  if cardinality`,
      replace: 'if cardinality',
      tests: ['tests/backend/owners-functions.test.ts'],
    },
    'a series is booked without the dates that conflict': { find: `conflicts <> '[]' then`, replace: 'false then' },
    'bookings that the owner did not see as later ones are canceled': {
      find: 'first.starts_at <> seen_start',
      replace: 'false',
    },
    'every account moves a series': {
      find: `perform private.require_owner();
  if (cardinality`,
      replace: 'if (cardinality',
      tests: ['tests/backend/owners-functions.test.ts'],
    },
    'bookings of several series move together': {
      removes: ' or wanted.series_id <> series',
      tests: ['tests/backend/move-series.test.ts'],
    },
    'a series moves despite conflicts': {
      find: 'jsonb_array_length(conflicts) > 0',
      replace: 'false',
      tests: ['tests/backend/move-series.test.ts'],
    },
  },
  'supabase/schemas/owner_bookings.sql': {
    tests: ['tests/backend/owner-bookings.test.ts'],
    'every account books for clients': {
      find: `perform private.require_owner();
  perform private.require_date_and_time(appointment_date, appointment_time);
  wanted :=`,
      replace: `perform private.require_date_and_time(appointment_date, appointment_time);
  wanted :=`,
      tests: ['tests/backend/owners-functions.test.ts'],
    },
    'every account moves bookings': {
      find: `perform private.require_owner();
  perform private.require_date_and_time(appointment_date, appointment_time);
  booking := private.lock_seen_booking(booking_id, seen_sequence);`,
      replace: `perform private.require_date_and_time(appointment_date, appointment_time);
  perform private.lapse_requests();`,
      tests: ['tests/backend/owners-functions.test.ts'],
    },
    'the owner moves a booking that changed meanwhile': {
      find: 'elsif booking.sequence is distinct from seen_sequence then',
      replace: 'elsif false then',
      tests: ['tests/backend/owner-moves.test.ts'],
    },
    'unusual times need no confirmation': {
      find: 'elsif objection is not null and is_sure is not true then',
      replace: 'elsif false then',
    },
  },
  'supabase/schemas/intake.sql': {
    tests: ['tests/backend/intake.test.ts'],
    'required questions may stay unanswered': { find: `cleaned = '' and is_required then`, replace: 'false then' },
    'answers to questions that nobody asked are stored': { find: 'not exists', replace: 'false and not exists' },
  },
  'supabase/schemas/unconfirmed_requests.sql': {
    tests: ['tests/backend/unconfirmed-requests.test.ts', 'tests/backend/lapsing-requests.test.ts'],
    'declining a request confirms its address': { find: `new.status <> 'cancelled' then`, replace: 'true then' },
    'each spelling of an unconfirmed address gets an email': {
      find: `private.mailbox_of(booking.email) = private.mailbox_of(address) and booking.lapses_at is not null
      and mail.kind`,
      replace: `lower(booking.email) = lower(address) and booking.lapses_at is not null
      and mail.kind`,
    },
    'other spellings of a confirmed address never get their emails': {
      find: `private.mailbox_of(booking.email) = private.mailbox_of(address) and booking.lapses_at is not null
    and mail.booking_id`,
      replace: `lower(booking.email) = lower(address) and booking.lapses_at is not null
    and mail.booking_id`,
    },
  },
  'supabase/schemas/visitor_input.sql': {
    tests: ['tests/backend/booking-errors.test.ts', 'tests/backend/contact-and-newsletter.test.ts'],
    'a visitor books as an erased client': { removes: ' or lower(address) = private.erased_address()' },
    'control characters are accepted in one line': {
      find: `elsif trimmed ~ '[\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]' then`,
      replace: 'elsif false then',
    },
    'texts of any length are accepted': { find: 'elsif char_length(cleaned) > longest', replace: 'elsif false' },
    'direction marks stay in names': {
      find: `regexp_replace(coalesce(value, ''), '[\\u202a-\\u202e\\u2066-\\u2069]', '', 'g')`,
      replace: `coalesce(value, '')`,
    },
  },
};
