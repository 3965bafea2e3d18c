import { DataError, newBookingSchema, serviceName, slotStart, storedTimeZone } from 'data-client';
import type { Booking, NewBooking } from 'data-client';
import { nextId } from './builders';
import type { FakeBackend } from './fake-backend';
import { owedMails } from './mail-builders';
import { refuseInvalid } from './fake-rules';
import { minutesOf, refuseNotOffered, refuseTaken } from './fake-slots';

/** What `book_consultation` does, in memory. */
export function book(backend: FakeBackend, wanted: NewBooking): Booking {
  refuseInvalid(newBookingSchema, wanted);
  const booking = toStored(wanted);
  const earlier = backend.answered.get(wanted.requestId);
  if (earlier) return sameAs(earlier, booking);
  refuseNotOffered(backend, wanted);
  if (wanted.website) return booking;
  refuseTaken(backend, booking, wanted.requestId);
  backend.bookings = [booking, ...backend.bookings];
  backend.mails = [...owedMails(booking), ...backend.mails];
  backend.answered.set(wanted.requestId, booking);
  backend.holds.delete(wanted.requestId);
  return booking;
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
