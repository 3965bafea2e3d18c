import { bookingZoneOn } from 'domain/coach-zones';
import type { IntakeAnswer } from 'domain/intake';
import type { Booking, NewBooking } from 'data-client';
import { nextId } from './builders';
import type { FakeBackend, StoredBooking } from './fake-backend';
import { rejectTaken, slotOf } from './fake-calendar';
import { owedMails } from './mail-builders';

/** Stores a booking once per request id. */
export function book(backend: FakeBackend, wanted: NewBooking): Booking {
  const earlier = backend.answered.get(wanted.requestId);
  if (earlier) return earlier;
  const { website: _website, requestId, timeZone, answers, ...form } = wanted;
  const { range, serviceName, meeting } = slotOf(backend, form);
  rejectTaken(backend, range, requestId);
  const now = new Date();
  const booking: StoredBooking = {
    ...form,
    ...range,
    id: nextId(),
    serviceName,
    meeting,
    cutoffs: backend.rules.cutoffs,
    timezone: bookingZoneOn(form.date, backend.rules.zones),
    visitorTimeZone: timeZone,
    intakeAnswers: answersOf(backend, wanted),
    status: 'pending',
    createdAt: now,
    updatedAt: now,
  };
  backend.bookings = [booking, ...backend.bookings];
  backend.mails = [...owedMails(booking), ...backend.mails];
  backend.answered.set(requestId, booking);
  backend.holds.delete(requestId);
  return booking;
}

/** The answers as a booking stores them. */
export function answersOf(
  { services }: FakeBackend,
  { serviceType, answers }: Pick<NewBooking, 'serviceType' | 'answers'>,
): IntakeAnswer[] | null {
  const questions = services.find(({ id }) => id === serviceType)?.questions ?? [];
  if (!answers) return questions.length > 0 ? null : [];
  return questions.map(({ id, kind, label }) => ({ id, kind, question: label, answer: answers[id] ?? '' }));
}
