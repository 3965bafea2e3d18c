import { defaultZones } from './coach-zones.ts';
import { calendarLinks } from './calendar-links';
import { slotStart } from './slots';

const hour = 3_600_000;

function linksFor(date: string, time: string, summary = 'Executive Coaching consultation') {
  const startsAt = slotStart(date, time, defaultZones);
  const { google, outlook } = calendarLinks({
    startsAt,
    endsAt: new Date(startsAt.getTime() + 1.5 * hour),
    summary,
    description: 'Booked for 9:00 AM Eastern Time.',
  });
  return { google: new URL(google).searchParams, outlook: new URL(outlook).searchParams, text: google + outlook };
}

test.each([
  ['before the clocks change', '2026-10-30', '20261030T130000Z/20261030T143000Z', '2026-10-30T13:00:00.000Z'],
  ['after the clocks change', '2026-11-02', '20261102T140000Z/20261102T153000Z', '2026-11-02T14:00:00.000Z'],
  ['after they change in spring', '2027-03-15', '20270315T130000Z/20270315T143000Z', '2027-03-15T13:00:00.000Z'],
])('MP4 nine o’clock %s is the same instant in Google and Outlook', (_, date, dates, startdt) => {
  const { google, outlook } = linksFor(date, '9:00 AM');
  expect(google.get('dates')).toBe(dates);
  expect(outlook.get('startdt')).toBe(startdt);
  expect(new Date(outlook.get('enddt')!).getTime() - new Date(startdt).getTime()).toBe(1.5 * hour);
});

test('MP4 texts arrive unchanged and cannot add parameters', () => {
  const summary = 'Request: A & B + C=1&dates=x #1';
  const { google, outlook, text } = linksFor('2026-11-02', '9:00 AM', summary);
  expect([google.get('text'), outlook.get('subject')]).toEqual([summary, summary]);
  expect(google.getAll('dates')).toHaveLength(1);
  expect(text).not.toContain('+');
});
