import { usualAvailability } from '../../../domain/src/availability.ts';
import { formatSlotDate } from '../../../domain/src/slot-format.ts';
import { coachClock, coachInstant, slotStart } from '../../../domain/src/slots.ts';
import { composeMail } from './booking-mails.ts';
import { owedMail, someCoach } from './testing.ts';

const now = new Date('2026-01-01T12:00:00Z');
const context = { coach: someCoach, now, siteUrl: 'https://lenaashford.example' };
const { startTimes: times } = usualAvailability.week[0]!;
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
      const startsAt = slotStart(date, time);
      const dashboard = coachClock(startsAt);
      const mail = composeMail(owedMail('confirmation', { time, startsAt, endsAt: startsAt }), context);
      const said = mail.subject.includes(`${formatSlotDate(date)} at ${time} Eastern Time`);
      const invited = invitedTo(mail.invite?.content);
      const isInvited = coachInstant(invited.date, invited.minutes).getTime() === startsAt.getTime();
      if (!said || !isInvited || dashboard.date !== date || dashboard.minutes !== invited.minutes)
        wrong.push(`${date} ${time}`);
    }
  }
  expect(wrong).toEqual([]);
});
