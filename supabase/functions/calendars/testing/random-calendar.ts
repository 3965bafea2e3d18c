import { addDays } from '../../../../domain/src/dates.ts';

const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Sydney', 'Pacific/Auckland'];
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A zone that only its own description explains: an hour ahead of UTC, two from the end of March to the end of October. */
const ownZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Office Time',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/**
 * Writes a calendar with up to a dozen random events: single and repeating, in zones, floating and all day, with exceptions,
 * moved occurrences, canceled and free ones. Times are never in the hours that clocks skip or show twice.
 *
 * @param from the first day of events, `YYYY-MM-DD`
 */
export function randomCalendar(random: () => number, from: string): string {
  const events = Array.from({ length: 1 + Math.floor(random() * 12) }, (_, index) => event(random, from, index)).flat();
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...ownZone, ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

function event(random: () => number, from: string, index: number): string[] {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const chance = (share: number) => random() < share;
  const day = addDays(from, Math.floor(random() * 80) - 20);
  const kind = pick(['utc', 'zone', 'zone', 'zone', 'own', 'floating', 'day']);
  const zone = kind === 'own' ? 'Office Time' : pick(zones);
  const clock = (date: string, minutes: number) => {
    const plain = date.replaceAll('-', '');
    if (kind === 'day') return `;VALUE=DATE:${plain}`;
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
    const time = `${plain}T${hour}${minute}00`;
    return kind === 'utc' ? `:${time}Z` : kind === 'floating' ? `:${time}` : `;TZID=${zone}:${time}`;
  };
  const start = 5 * 60 + Math.floor(random() * 60) * 15;
  const length = kind === 'day' ? 0 : 15 + Math.floor(random() * 12) * 15;
  const lastDay = kind === 'day' ? addDays(day, 1 + Math.floor(random() * 3)) : day;
  const uid = `event-${index}@test`;
  const common = (first: string, last: string, minutes: number) => [
    `UID:${uid}`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART${clock(first, minutes)}`,
    ...(kind !== 'day' && chance(0.3) ? [`DURATION:PT${length}M`] : [`DTEND${clock(last, minutes + length)}`]),
    'SUMMARY:Private',
  ];
  const marks = [
    ...(chance(0.1) ? ['TRANSP:TRANSPARENT'] : []),
    ...(chance(0.1) ? ['STATUS:CANCELLED'] : chance(0.2) ? ['STATUS:TENTATIVE'] : []),
  ];
  const isDaily = chance(0.5);
  const count = 3 + Math.floor(random() * 20);
  const every = 1 + Math.floor(random() * 3);
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  const step = isDaily ? every : every * 7;
  const end = addDays(day, step * (count - 1));
  const bound = pick([
    `;COUNT=${count}`,
    kind === 'day'
      ? `;UNTIL=${end.replaceAll('-', '')}`
      : kind === 'floating'
        ? `;COUNT=${count}`
        : `;UNTIL=${addDays(end, 2).replaceAll('-', '')}T000000Z`,
    '',
  ]);
  const rule = isDaily
    ? `FREQ=DAILY;INTERVAL=${every}${bound}`
    : `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${weekday}${bound}`;
  const repeats = chance(0.55);
  if (!repeats) return ['BEGIN:VEVENT', ...common(day, lastDay, start), ...marks, 'END:VEVENT'];
  const nth = (number: number) => addDays(day, step * number);
  const excluded = chance(0.4) ? [`EXDATE${clock(nth(1), start)}`] : [];
  const moved = chance(0.4)
    ? [
        'BEGIN:VEVENT',
        ...common(addDays(nth(2), 1), addDays(nth(2), kind === 'day' ? 2 : 1), start + 60),
        `RECURRENCE-ID${clock(nth(2), start)}`,
        ...(chance(0.2) ? ['STATUS:CANCELLED'] : []),
        'END:VEVENT',
      ]
    : [];
  return [
    'BEGIN:VEVENT',
    ...common(day, lastDay, start),
    `RRULE:${rule}`,
    ...excluded,
    ...marks,
    'END:VEVENT',
    ...moved,
  ];
}
