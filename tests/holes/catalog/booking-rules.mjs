/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/visitor_bookings.sql': {
    tests: ['tests/backend/booking-changes.test.ts'],
    'the changed message of a resent form is dropped silently': {
      find: 'coalesce(wanted.message, earlier.message)',
      replace: 'earlier.message',
      tests: ['tests/backend/booking.test.ts'],
    },
    'the changed answers of a resent form are dropped silently': {
      find: `case jsonb_typeof(answers) when 'object' then answers else '{}' end`,
      replace: `'{}'`,
      tests: ['tests/backend/intake.test.ts'],
    },
    'the booking of another form is returned': {
      find: 'is distinct from (wanted.email,',
      replace: 'is distinct from (earlier.email,',
      tests: ['tests/backend/booking.test.ts', 'tests/backend/booking-errors.test.ts'],
    },
    'bots book': {
      find: `if coalesce(website, '') <> '' then`,
      replace: 'if false then',
      tests: ['tests/backend/booking.test.ts', 'tests/backend/mail-outbox.test.ts'],
    },
    'bots find out whose addresses are confirmed': {
      find: `wanted.status := 'pending';`,
      replace: `wanted.status := case when private.lapse_of_request(wanted.email) is null then private.status_of_request() else 'pending' end;`,
    },
    'closed booking is open': {
      find: `elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please send`,
      replace: `elsif false then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please send`,
      tests: [
        'tests/backend/booking.test.ts',
        'tests/backend/booking-errors.test.ts',
        'tests/backend/settings.test.ts',
      ],
    },
  },
  'supabase/schemas/booking_links.sql': {
    tests: ['tests/backend/booking-changes.test.ts'],
    'a link reveals the phone number': { removes: `booking.phone := '';` },
    'a link reveals the message': { removes: `booking.message := '';` },
    'a link works after the consultation': {
      find: 'elsif booking.ends_at < now() then',
      replace: 'elsif false then',
      tests: ['tests/backend/link-expiry.test.ts'],
    },
    'a consultation that has started can be moved': {
      find: 'if booking.starts_at <= now() then',
      replace: 'if false then',
      tests: ['tests/backend/link-expiry.test.ts'],
    },
    'a canceled booking can be moved': { find: `if booking.status = 'cancelled' then`, replace: 'if false then' },
    'a link moves a booking while booking is switched off': {
      find: `elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please reply`,
      replace: `elsif false then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please reply`,
    },
    'a moved booking stays confirmed': {
      find: `private.booking_zone_on(to_date),
    status = private.status_of_request()`,
      replace: 'private.booking_zone_on(to_date)',
    },
  },
  'supabase/schemas/availability.sql': {
    tests: ['tests/backend/booking.test.ts', 'tests/backend/booking-errors.test.ts'],
    'today can be booked': { find: 'private.coach_today() + 1 and', replace: 'private.coach_today() and' },
    'times in three weeks can be booked': { find: 'coach_today() + 14 then', replace: 'coach_today() + 21 then' },
    'the minimum notice is ignored': {
      removes: '+ make_interval(hours => notice) ',
      tests: ['tests/backend/availability.test.ts'],
    },
    'consultations end after the opening hours': {
      find: `> hours.ends_by - time '00:00' then`,
      replace: `> interval '1 day' then`,
      tests: ['tests/backend/availability.test.ts', 'tests/backend/booking.test.ts'],
    },
  },
  'supabase/schemas/taken_times.sql': {
    tests: ['tests/backend/availability.test.ts'],
    'the buffer between consultations is ignored': {
      find: 'select promised.starts_at - greatest(asked.buffer, own.buffer), promised.ends_at + greatest(asked.buffer, own.buffer)',
      replace: 'select promised.starts_at, promised.ends_at',
    },
    'the daily cap is ignored': { find: 'where asked.daily_cap is not null', replace: 'where false' },
    'the buffer of the wanted service is ignored': {
      find: "coalesce((select own.buffer from buffers as own where own.id = taken_for_visitors.service_type), interval '0')",
      replace: "interval '0'",
      tests: ['tests/backend/services.test.ts'],
    },
    'blocked times can be booked': {
      find: 'from public.blocked_times as blocked, asked',
      replace: 'from public.blocked_times as blocked join asked on false',
      tests: ['tests/backend/blocked-times.test.ts'],
    },
    'busy times of other calendars can be booked': {
      find: 'from private.busy_times as busy, asked',
      replace: 'from private.busy_times as busy join asked on false',
      tests: ['tests/backend/calendars.test.ts'],
    },
    'times are offered while a calendar cannot be read': {
      find: 'from asked where private.is_calendar_overdue()',
      replace: 'from asked where false',
      tests: ['tests/database/calendar-times.test.ts'],
    },
    'confirmed requests demand work': {
      find: 'case when booking.lapses_at is null then 1 else 2 end',
      replace: '2',
      tests: ['tests/backend/lapsing-requests.test.ts'],
      only: 'the work that',
    },
    'a hold of another form can be booked': {
      find: 'and hold.holder is distinct from taken_for_visitors.holder',
      replace: 'and false',
      tests: ['tests/backend/holds.test.ts'],
    },
  },
  'supabase/schemas/proof_of_work.sql': {
    tests: ['tests/backend/unconfirmed-requests.test.ts', 'tests/backend/lapsing-requests.test.ts'],
    'bookings of one network need no more work': {
      find: `private.add_hit('booking-network', network, '1 day') - limits.bookings_per_network`,
      replace: '0',
      only: 'attacker',
    },
    'bookings of one host need no more work than those of its network': {
      find: `private.add_hit('booking-host', private.request_address(), '1 day') - limits.bookings_per_host`,
      replace: '0',
      only: 'attacker',
    },
    'the work does not grow with the bookings of a network': {
      removes: ' + greatest(0, excess - 1)',
      only: 'attacker',
    },
    'a calendar full of unconfirmed requests demands no work': {
      find: 'share <= limits.unconfirmed_share',
      replace: 'true',
      only: 'the work that',
    },
    'the work does not grow with the share of unconfirmed requests': {
      removes: ' + greatest(0, floor(8 * (share - 0.5)))::integer',
      only: 'the work that',
    },
  },
};
