import {
  bookableDates,
  DataError,
  newBookingSchema,
  serviceCatalogue,
  serviceName,
  slotStart,
  storedTimeZone,
} from 'data-client';
import type { Booking, NewBooking } from 'data-client';
import { nextId } from './builders';
import type { FakeBackend } from './fake-backend';
import { owedMails } from './mail-builders';
import { refuseBlocked, refuseInvalid, refuseOverlap } from './fake-rules';

const minutesOf = (serviceType: string) =>
  serviceCatalogue.find((service) => service.id === serviceType)?.booking?.durationMinutes ?? 60;

/** What `book_consultation` does, in memory. */
export function book(backend: FakeBackend, wanted: NewBooking): Booking {
  refuseInvalid(newBookingSchema, wanted);
  refuseDate(backend, wanted.date);
  const booking = toStored(wanted);
  if (wanted.website) return booking;
  const earlier = backend.answered.get(wanted.requestId);
  if (earlier) return sameAs(earlier, booking);
  refuseOverlap(backend, booking);
  refuseBlocked(backend, booking);
  backend.bookings = [booking, ...backend.bookings];
  backend.mails = [...owedMails(booking), ...backend.mails];
  backend.answered.set(wanted.requestId, booking);
  return booking;
}

function refuseDate({ now }: FakeBackend, date: string): void {
  if (now && !bookableDates(now()).includes(date))
    throw new DataError('invalid', { field: 'date', message: 'Please choose a date within the next two weeks.' });
}

function sameAs(earlier: Booking, again: Booking): Booking {
  const details = ({ email, serviceType, date, time }: Booking) => [email, serviceType, date, time].join();
  if (details(earlier) === details(again)) return earlier;
  throw new DataError('conflict', {
    hint: 'request-used',
    message: 'This form has been sent before with other details. Please open the booking form again.',
  });
}

function toStored({ website: _website, requestId: _requestId, ...form }: NewBooking): Booking {
  const startsAt = slotStart(form.date, form.time);
  const now = new Date();
  return {
    ...form,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    phone: form.phone.trim(),
    company: form.company.trim(),
    message: form.message.trim(),
    id: nextId(),
    serviceName: serviceName(form.serviceType),
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutesOf(form.serviceType) * 60_000),
    timezone: storedTimeZone,
    status: 'pending',
    createdAt: now,
    updatedAt: now,
  };
}
