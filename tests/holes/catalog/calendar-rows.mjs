/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/calendar_feeds.sql': {
    tests: ['tests/database/calendar-feeds.test.ts'],
    'canceled bookings stay in feeds': { removes: `booking.status <> 'cancelled' and ` },
    'lapsed requests stay in feeds': { removes: 'and (booking.lapses_at <= now()) is not true ' },
    'erased clients stay in feeds': { removes: ' and booking.email <> private.erased_address()' },
    'a feed still answers at its earlier address': {
      removes:
        'delete from private.calendar_feed_secrets as earlier where earlier.feed_id = add_calendar_feed.feed_id;',
    },
    'the owner adds any number of feeds': { find: '>= 20 then', replace: '>= 2000 then' },
  },
  'supabase/schemas/calendars.sql': {
    tests: ['tests/backend/calendars.test.ts'],
    'an outdated reader reports a failure': {
      find: `where access.calendar_id = of_calendar and access.claim = its_claim;
  if not found then
    return false;
  end if;
  update public.calendars as failed`,
      replace: `where access.calendar_id = of_calendar;
  if not found then
    return false;
  end if;
  update public.calendars as failed`,
      tests: ['tests/database/calendars.test.ts'],
    },
    'a calendar that ends each of its readings withdraws all times without a word': {
      removes: `perform public.fail_calendar(access.calendar_id, access.claim, 'Reading this calendar didn’t finish.')
  from private.calendar_access as access where access.claim is not null and access.claimed_until <= now();`,
      tests: ['tests/database/calendar-times.test.ts'],
    },
    'no index finds busy times': {
      removes: 'create index busy_times_by_span on private.busy_times using gist (span);',
      tests: ['tests/database/calendars.test.ts'],
      only: 'an index finds',
    },
    'the busy times of one calendar are replaced by those of another': {
      find: 'delete from private.busy_times as busy where busy.calendar_id = of_calendar;',
      replace: 'delete from private.busy_times as busy where true;',
      tests: ['tests/database/calendars.test.ts'],
    },
    'calendars are not read again when the coach travels': {
      find: 'set known_until = now(), claim = null where',
      replace: 'set claim = null where',
      tests: ['tests/database/calendars.test.ts'],
    },
    'a calendar that was read in the coach’s earlier zone counts as current': {
      find: 'set known_until = now() where access.calendar_id = its_id',
      replace: 'set known_until = access.known_until where access.calendar_id = its_id',
      tests: ['tests/database/calendars.test.ts'],
    },
    'a reading that began in the coach’s earlier zone is stored': {
      removes: ', claim = null',
      tests: ['tests/database/calendars.test.ts'],
    },
  },
};
