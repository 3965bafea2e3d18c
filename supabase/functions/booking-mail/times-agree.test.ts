import { defaultZones } from 'domain/coach-zones';
import { usualAvailability } from '../../../domain/src/availability.ts';
import { formatSlotDate } from '../../../domain/src/slot-format.ts';
import { bookingZoneOn, instantIn, type CoachZones } from '../../../domain/src/coach-zones.ts';
import { coachClock, coachInstant, slotStart } from '../../../domain/src/slots.ts';
import { composeMail } from './booking-mails.ts';
import { owedMail, someCoach } from './testing.ts';

const now = new Date('2026-01-01T12:00:00Z');
const context = { coach: someCoach, now, siteUrl: 'https://lenaashford.example' };
const { startTimes } = usualAvailability.week[0]!;
const times = [startTimes[0]!, startTimes.at(-1)!];
/** Two years, with four clock changes in the coach's zone. */
const dates = Array.from({ length: 730 }, (_, day) => new Date(Date.UTC(2026, 0, 2 + day)).toISOString().slice(0, 10));

/** The start of an invite, on the coach's wall clock. */
function invitedTo(invite = '') {
  const [, year, month, day, hour, minute] =
    /DTSTART;TZID=America\/New_York:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00/.exec(invite) ?? [];
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

test('B9 K1 the chosen slot, the dashboard, the mail and the invite show the same time all year round', () => {
  const wrong: string[] = [];
  for (const date of dates) {
    for (const time of times) {
      const startsAt = slotStart(date, time, defaultZones);
      const dashboard = coachClock(startsAt, defaultZones);
      const mail = composeMail(owedMail('confirmation', { time, startsAt, endsAt: startsAt }), context);
      const said = mail.subject.includes(`${formatSlotDate(date)} at ${time} Eastern Time`);
      const invited = invitedTo(mail.invite?.content);
      const isInvited = coachInstant(invited.date, invited.minutes, defaultZones).getTime() === startsAt.getTime();
      if (!said || !isInvited || dashboard.date !== date || dashboard.minutes !== invited.minutes)
        wrong.push(`${date} ${time}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** The days before and after each clock change of a zone within a year. */
function daysAroundChanges(zone: string): string[] {
  const offsetOn = (day: number) => Date.parse(`${dates[day]}T12:00Z`) - instantIn(zone, dates[day]!, 720).getTime();
  const months = Array.from({ length: 13 }, (_, month) => month * 28).filter(
    (day) => offsetOn(day) !== offsetOn(day + 28),
  );
  return months.flatMap((first) => {
    const change = Array.from({ length: 28 }, (_, day) => first + day).find(
      (day) => offsetOn(day) !== offsetOn(day + 1),
    )!;
    return [dates[change]!, dates[change + 1]!];
  });
}

test('ZN2 form, dashboard, mail and invite agree for every zone over both clock changes', () => {
  const wrong: string[] = [];
  const time = '4:00 AM';
  for (const home of [...Intl.supportedValuesOf('timeZone'), 'UTC']) {
    const zones: CoachZones = { home, travel: [] };
    for (const date of [dates[0]!, ...daysAroundChanges(home)]) {
      const startsAt = slotStart(date, time, zones);
      const booking = { time, startsAt, endsAt: startsAt, timezone: bookingZoneOn(date, zones) };
      const mail = composeMail(owedMail('confirmation', booking), context);
      const clock = coachClock(startsAt, zones);
      const isMailed = mail.subject.includes(`${formatSlotDate(date)} at ${time} `);
      const stamp = `${date.replaceAll('-', '')}T040000`;
      const isInvited = mail.invite?.content.replaceAll('\r\n ', '').includes(`DTSTART;TZID=${home}:${stamp}`);
      if (clock.date !== date || clock.minutes !== 240 || !isMailed || !isInvited) wrong.push(`${home} ${date}`);
    }
  }
  expect(wrong).toEqual([]);
});
