import { coachClock, coachInstant, formatSlotDate, slotStart, usualAvailability } from 'data-client';
import { composeMail } from './booking-mails.ts';
import { owedMail, someCoach } from './testing.ts';

const now = new Date('2026-01-01T12:00:00Z');
const surroundings = { coach: someCoach, now, siteUrl: 'https://lenaashford.example' };
const { startTimes: times } = usualAvailability.week[0]!;
/** Two years: four changes of the coach's clocks, and a leap of every weekday over them. */
const dates = Array.from({ length: 730 }, (_, day) => new Date(Date.UTC(2026, 0, 2 + day)).toISOString().slice(0, 10));

/** The start in an invitation, on the wall clock that it names. */
function invitedTo(invite = '') {
  const [, year, month, day, hour, minute] =
    /DTSTART;TZID=America\/New_York:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00/.exec(invite) ?? [];
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

test('B9 K1 what a visitor chose, the desk shows, the mail says and the invitation puts down is one time, all year round', () => {
  const wrong: string[] = [];
  for (const date of dates) {
    for (const time of times) {
      const startsAt = slotStart(date, time);
      const desk = coachClock(startsAt);
      const mail = composeMail(owedMail('confirmation', { time, startsAt, endsAt: startsAt }), surroundings);
      const said = mail.subject.includes(`${formatSlotDate(date)} at ${time} Eastern Time`);
      const invited = invitedTo(mail.invite?.content);
      const isInvited = coachInstant(invited.date, invited.minutes).getTime() === startsAt.getTime();
      if (!said || !isInvited || desk.date !== date || desk.minutes !== invited.minutes) wrong.push(`${date} ${time}`);
    }
  }
  expect(wrong).toEqual([]);
});
