import { hoursOf } from 'domain/availability';
import { isLive } from 'domain/booking-status';
import { bookingZoneOn } from 'domain/coach-zones';
import { minutesOf, type TakenRange } from 'domain/slots';
import { DataError } from 'data-client';
import type { OwnerBooking, OwnerClient } from '../owner/index';
import { nextId } from './builders';
import type { FakeBackend } from './fake-backend';
import { answersOf } from './fake-booking';
import { slotOf } from './fake-calendar';
import { aMail, owedMails } from './mail-builders';

type Rows = { found: (id: string) => OwnerBooking; put: (changed: OwnerBooking) => void };
type Slot = { date: string; time: string; isSure?: boolean };

/** Books for clients, also in series, and changes the time and place of bookings. Checks for overlaps, blocked times and weekly hours only. */
export function fakeOwnersTimes(
  backend: FakeBackend,
  { found, put }: Rows,
): Pick<OwnerClient['bookings'], 'book' | 'bookSeries' | 'move' | 'relocate'> {
  const rangeFor = (serviceType: string, { date, time, isSure }: Slot, own?: string): TakenRange => {
    const { range } = slotOf(backend, { serviceType, date, time });
    if (backend.bookings.some((other) => other.id !== own && isLive(other) && overlaps(other, range)))
      throw new DataError('taken', { message: 'Another booking already holds this time.', hint: 'slot-taken' });
    const objection = objectionTo(backend, range, { date, time });
    if (objection && !isSure) throw new DataError('conflict', { message: objection, hint: 'unusual-time' });
    return range;
  };
  const book: OwnerClient['bookings']['book'] = async ({ requestId: _, sendsEmail, isSure, answers, ...form }) => {
    const now = new Date();
    const { serviceName, meeting: ofService } = slotOf(backend, form);
    const booking = {
      ...form,
      ...rangeFor(form.serviceType, { ...form, isSure }),
      id: nextId(),
      serviceName,
      meeting: form.meeting ?? ofService,
      cutoffs: backend.rules.cutoffs,
      intakeAnswers: answersOf(backend, { ...form, answers })?.filter(({ answer }) => answer) ?? [],
      company: '',
      message: '',
      timezone: bookingZoneOn(form.date, backend.rules.zones),
      visitorTimeZone: '',
      language: 'en',
      status: 'confirmed' as const,
      createdAt: now,
      updatedAt: now,
    };
    backend.bookings = [booking, ...backend.bookings];
    const confirmation = owedMails(booking).filter(({ kind }) => kind === 'confirmation');
    if (sendsEmail) backend.mails = [...confirmation, ...backend.mails];
    return found(booking.id);
  };
  const seen = (id: string, sequence: number) => {
    const before = found(id);
    if (before.sequence === sequence) return before;
    const message = 'This booking was changed in the meantime. Please look at its new details first.';
    throw new DataError('conflict', { message, hint: 'booking-changed' });
  };
  return {
    book,
    async bookSeries({ slots, ...series }) {
      const before = backend.bookings;
      const booked: OwnerBooking[] = [];
      const conflicts = [];
      for (const slot of slots) {
        try {
          const sendsEmail = series.sendsEmail && booked.length === 0;
          booked.push(await book({ ...series, ...slot, sendsEmail }));
        } catch (error) {
          const { message, hint } = error as DataError;
          conflicts.push({ ...slot, message, hint, free: [{ ...slot, time: '9:00 AM' }] });
        }
      }
      if (conflicts.length > 0) {
        backend.bookings = before;
        throw new DataError('conflict', {
          message: 'Nothing was booked: some of the dates need another time.',
          hint: 'series-conflicts',
          cause: { details: JSON.stringify(conflicts) },
        });
      }
      return booked.map((one) => {
        put({ ...one, seriesId: series.requestId });
        return found(one.id);
      });
    },
    async move({ id, sequence, sendsEmail, ...slot }) {
      const before = seen(id, sequence);
      const { date, time } = slot;
      const timezone = bookingZoneOn(date, backend.rules.zones);
      put({ ...before, ...rangeFor(before.serviceType, slot, id), date, time, timezone, sequence: sequence + 1 });
      if (sendsEmail ?? before.sendsEmail) backend.mails = [changeMail('moved', before), ...backend.mails];
      return found(id);
    },
    async relocate({ id, sequence, meeting, sendsEmail }) {
      const before = seen(id, sequence);
      put({ ...before, meeting, sequence: sequence + 1 });
      if (sendsEmail ?? before.sendsEmail) backend.mails = [changeMail('relocated', before), ...backend.mails];
      return found(id);
    },
  };
}

const changeMail = (kind: 'moved' | 'relocated', { id, email }: OwnerBooking) =>
  aMail({ kind, state: 'waiting', bookingId: id, recipient: email, givenUpAt: undefined });

const overlaps = (one: TakenRange, other: TakenRange) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

function objectionTo({ blockedTimes, rules }: FakeBackend, range: TakenRange, { date, time }: Slot) {
  if (blockedTimes.some((blocked) => overlaps(blocked, range))) return 'You have blocked this time.';
  const { startTimes, endsBy } = hoursOf(date, rules);
  const [first] = startTimes;
  const isWithin = first !== undefined && minutesOf(time) >= minutesOf(first) && minutesOf(time) < endsBy;
  return isWithin ? undefined : 'This time is outside your weekly hours.';
}
