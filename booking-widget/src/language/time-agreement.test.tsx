import { defaultZone, defaultZones } from 'domain/coach-zones';
import { usualAvailability } from 'domain/availability';
import { formatSlotDate, localSlot } from 'domain/slot-format';
import { slotStart } from 'domain/slots';
import { aBooking } from 'data-client/testing';
import { screen } from '@testing-library/react';
import { bookingCalendar } from '../add-to-calendar/calendar-file';
import { ConfirmationView } from '../confirmation/confirmation-view';
import { renderWithTheme } from 'shared-ui/testing';

const slotTimes = usualAvailability.week[0]!.startTimes;

const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

/** A day before and a day after each change of clocks in New York and in Europe, and one in each half of the year. */
const dates = [
  ...['2026-03-06', '2026-03-09', '2026-03-27', '2026-03-30'],
  ...['2026-10-23', '2026-10-26', '2026-10-30', '2026-11-02', '2026-12-31'],
];

/** The wall clock of a zone as the browser formats it, independent of our arithmetic. */
const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);
const clock = (timeZone: string, instant: Date) => clocks.get(timeZone)!.format(instant).replaceAll('\u202f', ' ');
const short = (date: string, shift: number) => {
  const day = new Date(Date.parse(date) + shift * 86_400_000);
  return `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${String(day.getUTCFullYear()).slice(2)}`;
};

/** The days around each change of a zone's own clocks, in two years. */
function ownChanges(timeZone: string): string[] {
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const days = Array.from({ length: 730 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 12)));
  const offsets = days.map((day) => offset.formatToParts(day).at(-1)?.value);
  return days
    .filter((_, at) => offsets[at] !== offsets[at - 1] || offsets[at] !== offsets[at + 1])
    .slice(1, -1)
    .map((day) => day.toISOString().slice(0, 10));
}

function instantsIn(file: string): string[] {
  return [...file.matchAll(/DT(?:START|END):(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/g)].map(
    ([, year, month, day, hour, minute, second]) => `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`,
  );
}

test('B5 B9 dialog and calendar file agree in every time zone, before and after every clock change', () => {
  const wrong: string[] = [];
  for (const date of dates) {
    for (const time of slotTimes) {
      const start = slotStart(date, time, defaultZones);
      if (clock('America/New_York', start) !== `${short(date, 0)}, ${time}`) wrong.push(`New York ${date} ${time}`);
      const booking = aBooking({ date, time });
      const [startsAt, endsAt] = instantsIn(bookingCalendar(booking, start));
      if (startsAt !== start.toISOString() || endsAt !== booking.endsAt.toISOString())
        wrong.push(`.ics ${date} ${time}`);
      wrong.push(...zones.flatMap((zone) => disagreement(zone, date, time)));
    }
  }
  expect(zones.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

const homes = [defaultZone, 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kolkata'];

test('B5 B9 ZN2 dialog and clock agree in each zone around its own clock changes, wherever the coach is', () => {
  const changing = zones.map((zone) => ({ zone, days: ownChanges(zone) })).filter(({ days }) => days.length > 0);
  expect(changing.length).toBeGreaterThan(100);
  const wrong = changing.flatMap(({ zone, days }, index) =>
    days.flatMap((date) => slotTimes.flatMap((time) => disagreement(zone, date, time, homes[index % homes.length]))),
  );
  expect(wrong).toEqual([]);
});

/** Describes a slot whose displayed time differs from the zone's clock; empty if it agrees. */
function disagreement(zone: string, date: string, time: string, home: string = defaultZone): string[] {
  const own = localSlot(date, time, zone, 'en-US', home);
  const said = own ? `${short(date, own.dayShift)}, ${own.time}` : `${short(date, 0)}, ${time}`;
  const right = clock(zone, slotStart(date, time, { home, travel: [] }));
  return said === right ? [] : [`${zone} ${date} ${time} in ${home}: ${said}, not ${right}`];
}

const far = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns'];

test.each(far)('B9 the confirmation shows what the dialog showed: %s', (timeZone) => {
  for (const time of ['9:00 AM', '4:00 PM']) {
    const booking = aBooking({ date: '2026-10-30', time });
    const own = localSlot('2026-10-30', time, timeZone, 'en-US', defaultZone)!;
    const { unmount } = renderWithTheme(
      <ConfirmationView booking={booking} mail="sent" timeZone={timeZone} doneLabel="Done" onDone={() => {}} />,
    );
    expect(screen.getByText(formatSlotDate('2026-10-30'))).toBeVisible();
    expect(screen.getByText(`${time} Eastern Time`)).toBeVisible();
    const day = { '-1': ' the day before', 0: '', 1: ' the next day' }[own.dayShift];
    expect(screen.getByText(`${own.time}${day}, your time (${own.zoneName})`)).toBeVisible();
    unmount();
  }
});

test('B5 one time is shown if the visitor’s clock and the coach’s agree', () => {
  expect(localSlot('2026-07-01', '9:00 AM', 'America/Toronto', 'en-US', defaultZone)).toBeUndefined();
  expect(localSlot('2026-07-01', '9:00 AM', 'America/Panama', 'en-US', defaultZone)?.time).toBe('8:00 AM');
});
