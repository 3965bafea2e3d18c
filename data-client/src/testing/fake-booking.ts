import { bookingZoneOn } from 'domain/coach-zones';
import type { IntakeAnswer } from 'domain/intake';
import type { Booking, NewBooking } from 'data-client';
import { nextId } from './builders';
import type { FakeBackend, StoredBooking } from './fake-backend';
import { slotOf } from './fake-calendar';

/** Stores a visitor's booking. */
export function book(backend: FakeBackend, wanted: NewBooking): Booking {
  const { website: _website, requestId: _requestId, timeZone, answers: _answers, ...form } = wanted;
  const { range, serviceName, meeting } = slotOf(backend, form);
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
