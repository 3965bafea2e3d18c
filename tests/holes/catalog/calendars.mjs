/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/functions/_shared/booking-event.ts': {
    tests: ['supabase/functions/calendar-feed/handler.test.ts'],
    'a request reads as a booking in the calendar': {
      removes: "booking.status === 'pending' ? `Request: ${client}, ${service}` : ",
    },
  },
  'supabase/functions/calendar-feed/handler.ts': {
    'proxies store feeds': { find: "'private, no-cache'", replace: "'public, max-age=3600'" },
    'HEAD returns the file': { find: "request.method === 'HEAD' ? null : file", replace: 'file' },
    'a failed read reads as a revoked address': { find: 'return text(503,', replace: 'return text(404,' },
  },
  'supabase/functions/calendars/busy-times.ts': {
    'canceled events are busy': {
      removes: "String(event.getFirstPropertyValue('status')).toUpperCase() !== 'CANCELLED' &&",
    },
    'events marked as free are busy': {
      removes: ` &&
  String(event.getFirstPropertyValue('transp')).toUpperCase() !== 'TRANSPARENT'`,
    },
    'a moved occurrence blocks its old time': { removes: 'if (replaced.has(instantOf(next, zones))) continue;' },
    'all-day events are read in UTC': {
      find: 'time.isDate || time.zone === ICAL.Timezone.localTimezone',
      replace: 'time.zone === ICAL.Timezone.localTimezone && !time.isDate',
    },
    'an event of an unknown zone is busy in UTC alone': { removes: '.map(inAnyZone)' },
    'the start of an event that is repeated on listed dates is free': {
      find: "if (start && !component.hasProperty('rrule'))",
      replace: 'if (!start)',
    },
    'busy times that overlap shorten each other': { find: '[1] = Math.max(last[1], end)', replace: '[1] = end' },
    'an event that began before the window is free': { find: 'end > reading.', replace: 'start > reading.' },
  },
  'supabase/functions/calendars/read-calendar.ts': {
    tests: ['supabase/functions/calendars/handler.test.ts'],
    'a version is compared as a date': { find: "version.length <= 500 ? version : ''", replace: 'version' },
  },
  'supabase/functions/calendars/handler.ts': {
    'the claim of a calendar that may not be written is kept': {
      find: `    await readClaimed(claimed, options);
  }
  return { isWritable`,
      replace: `  }
  return { isWritable`,
    },
    'webcal addresses are rejected': { removes: ".replace(/^webcals?:/i, 'https:')" },
    'bookings that no longer exist are busy': {
      find: 'new Set([...(await store.ownBookings(ids)), ...written])',
      replace: 'new Set(await store.ownBookings(ids))',
    },
    'file addresses are read': { removes: ' || !/^https?:/i.test(address)' },
  },
  'supabase/functions/calendars/public-fetch.ts': {
    'the name is looked up again for the connection': {
      find: 'connectTls({ host: address, port, servername',
      replace: 'connectTls({ host, port, servername',
    },
  },
  'supabase/functions/calendars/parsed-calendars.ts': {
    'a series that began in the past is left out': { find: 'RRULE|RDATE|', replace: 'RDATE|' },
  },
  'supabase/functions/calendars/caldav.ts': {
    'calendars of tasks are offered': { find: "!components || components.includes('VEVENT')", replace: 'true' },
    'a calendar that is read-only counts as writable': {
      find: '/"(all|write|writeContent)"/',
      replace: '/"(all|read|write|writeContent)"/',
      tests: ['supabase/functions/calendars/handler.test.ts'],
    },
    'entities are expanded': {
      find: "throw new Error('The response declares a document type.');",
      replace: 'console.warn(1);',
    },
    'XML is read after an error': { removes: "throw new CalendarProblem('The server’s response isn’t valid XML.');" },
    'passwords with umlauts are sent wrong': {
      find: 'const bytes = new TextEncoder().encode(`${username}:${password}`);',
      replace: 'const bytes = [...`${username}:${password}`].map((letter) => letter.charCodeAt(0) & 255);',
    },
  },
  'supabase/functions/calendars/write-bookings.ts': {
    'an event that the coach moved is overwritten': {
      find: 'if (!isAmong([...booking.spans, span], stored.span)) return',
      replace: 'if (false) return',
    },
    'an event is written over a foreign one': { find: "{ 'if-none-match': '*' }", replace: '{}' },
    'an event is overwritten although it changed meanwhile': { find: "{ 'if-match': stored.etag }", replace: '{}' },
    'an event that is gone fails to be removed': { removes: 'if (!isGone(response)) ' },
    'one failing booking stops the others': {
      find: "return { state: 'failed', reason: sentenceOf(error) };",
      replace: 'throw error;',
    },
    'a known difference is reported in every run': { find: '? undefined', replace: '&& false ? undefined' },
  },
  'supabase/functions/calendars/event-file.ts': {
    tests: ['supabase/functions/calendars/write-bookings.test.ts'],
    'writing an event removes the coach’s alarms': { removes: 'if (!calendar || !event) ' },
    'a moved event keeps its sequence': {
      find: 'Math.max(sequenceOf(ours), sequenceOf(event) + 1)',
      replace: 'sequenceOf(ours)',
    },
  },
};
