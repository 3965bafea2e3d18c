import { bookingZoneOn } from 'domain/coach-zones';
import type { OwnerBooking, OwnerClient } from '../owner/index';
import { nextId } from './builders';
import type { FakeBackend } from './fake-backend';
import { answersOf } from './fake-booking';
import { slotOf } from './fake-calendar';

type Rows = { found: (id: string) => OwnerBooking; put: (changed: OwnerBooking) => void };

/** Stores what the owner books for clients, and the new times and places of bookings. */
export function fakeOwnersTimes(
  backend: FakeBackend,
  { found, put }: Rows,
): Pick<OwnerClient['bookings'], 'book' | 'bookSeries' | 'move' | 'relocate'> {
  const book: OwnerClient['bookings']['book'] = async ({ requestId: _, sendsEmail, isSure: __, answers, ...form }) => {
    const now = new Date();
    const { range, serviceName, meeting: ofService } = slotOf(backend, form);
    const booking = {
      ...form,
      ...range,
      id: nextId(),
      serviceName,
      meeting: form.meeting ?? ofService,
      cutoffs: backend.rules.cutoffs,
      intakeAnswers: answersOf(backend, { ...form, answers })?.filter(({ answer }) => answer) ?? [],
      company: '',
      message: '',
      sendsEmail,
      timezone: bookingZoneOn(form.date, backend.rules.zones),
      visitorTimeZone: '',
      language: 'en',
      status: 'confirmed' as const,
      createdAt: now,
      updatedAt: now,
    };
    backend.bookings = [booking, ...backend.bookings];
    return found(booking.id);
  };
  return {
    book,
    async bookSeries({ slots, ...series }) {
      const booked = await Promise.all(slots.map((slot) => book({ ...series, ...slot })));
      return booked.map((one) => {
        put({ ...one, seriesId: series.requestId });
        return found(one.id);
      });
    },
    async move({ id, sequence, date, time }) {
      const before = found(id);
      const { range } = slotOf(backend, { serviceType: before.serviceType, date, time });
      const timezone = bookingZoneOn(date, backend.rules.zones);
      put({ ...before, ...range, date, time, timezone, sequence: sequence + 1 });
      return found(id);
    },
    async relocate({ id, sequence, meeting }) {
      put({ ...found(id), meeting, sequence: sequence + 1 });
      return found(id);
    },
  };
}
