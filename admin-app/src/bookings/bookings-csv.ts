import type { OwnerBooking } from 'data-client/owner';
import { englishWords } from 'domain/booking-words/english';
import { coachDayOf, zoneOn, type CoachZones } from 'domain/coach-zones';
import { answerWords } from 'domain/intake';
import { isoWithOffset } from 'domain/time-zone';
import type { CsvColumns } from '../list/csv/csv';
import { statusWords } from '../list/status-badge';

/** An instant on the coach's clock of that day, with its offset from UTC. */
const coachTime = (instant: Date, zones: CoachZones) =>
  isoWithOffset(instant, zoneOn(coachDayOf(instant, zones), zones));

const answers = ({ intakeAnswers }: OwnerBooking) =>
  intakeAnswers === null
    ? 'Not asked'
    : intakeAnswers.map((given) => `${given.question} ${answerWords(given)}`).join('\n');

export const bookingColumns: CsvColumns<OwnerBooking> = [
  ['Status', ({ status }) => statusWords[status]],
  ['Service', ({ serviceName }) => serviceName],
  ['Price', ({ priceLabel }) => priceLabel],
  ['Starts', ({ startsAt }, zones) => coachTime(startsAt, zones)],
  ['Ends', ({ endsAt }, zones) => coachTime(endsAt, zones)],
  ['Starts (UTC)', ({ startsAt }) => startsAt.toISOString()],
  ['Ends (UTC)', ({ endsAt }) => endsAt.toISOString()],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Company', ({ company }) => company],
  ['Message', ({ message }) => message],
  ['Answers', answers],
  ['Meeting place', ({ meeting }) => englishWords.meetingPlace(meeting)],
  ['Client’s time zone', ({ visitorTimeZone }) => visitorTimeZone],
  ['Language', ({ language }) => language],
  ['Your note', ({ ownerNote }) => ownerNote],
  ['Reason for canceling', ({ cancelReason }) => cancelReason],
  ['Received', ({ createdAt }, zones) => coachTime(createdAt, zones)],
  ['Received (UTC)', ({ createdAt }) => createdAt.toISOString()],
  ['Id', ({ id }) => id],
];
