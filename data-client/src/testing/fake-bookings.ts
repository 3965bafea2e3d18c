import { isLive } from 'domain/booking-status';
import { bookingZoneOn } from 'domain/coach-zones';
import type { IntakeAnswer } from 'domain/intake';
import { slotStart } from 'domain/slots';
import { DataError, type Booking, type NewBooking, type VisitorClient } from 'data-client';
import { nextId } from './builders';
import type { FakeBackend, StoredBooking } from './fake-backend';
import { openInvitation } from './fake-invitations';

const holdMs = 600_000;

type Wanted = Pick<NewBooking, 'serviceType' | 'date' | 'time'>;

const serviceOf = ({ services }: FakeBackend, { serviceType }: Pick<Wanted, 'serviceType'>) => {
  const service = services.find(({ id }) => id === serviceType);
  if (!service) throw new DataError('invalid', { field: 'serviceType' });
  return service;
};

/** Returns the fields of a booking that follow from its time. */
export function slotOf(backend: FakeBackend, wanted: Wanted) {
  const { date, time } = wanted;
  const { zones } = backend.rules;
  const startsAt = slotStart(date, time, zones);
  const endsAt = new Date(startsAt.getTime() + serviceOf(backend, wanted).bookingMinutes * 60_000);
  return { date, time, startsAt, endsAt, timezone: bookingZoneOn(date, zones) };
}

/** Returns the fields that every new booking gets from the backend. */
export function newBooking(backend: FakeBackend, wanted: Wanted) {
  const { name: serviceName, meetingKind: kind, meetingPlace: place } = serviceOf(backend, wanted);
  const now = new Date();
  return {
    ...slotOf(backend, wanted),
    id: nextId(),
    serviceName,
    meeting: { kind, place },
    cutoffs: backend.rules.cutoffs,
    createdAt: now,
    updatedAt: now,
  };
}

/** The answers as a booking stores them. */
export function answersOf(
  backend: FakeBackend,
  { answers, ...wanted }: Pick<NewBooking, 'serviceType' | 'answers'>,
): IntakeAnswer[] | null {
  const { questions } = serviceOf(backend, wanted);
  if (!answers) return questions.length > 0 ? null : [];
  return questions.map(({ id, kind, label }) => ({ id, kind, question: label, answer: answers[id] ?? '' }));
}

/** The link in an email about this booking. */
export function fakeLinkOf({ id }: Pick<Booking, 'id'>): string {
  return id.replaceAll('-', '') + 'a'.repeat(40);
}

/** Accepts holds without storing them. */
export function fakeBookings(backend: FakeBackend): VisitorClient['bookings'] {
  const ofLink = (link?: string) => backend.bookings.find((booking) => fakeLinkOf(booking) === link);
  const stored = (link: string): Booking => {
    const booking = ofLink(link);
    if (booking) return booking;
    throw new DataError('invalid', {
      field: 'link',
      message: 'This link is incomplete. Please open it from the email again.',
    });
  };
  const store = (changed: Booking): Booking => {
    backend.bookings = backend.bookings.map((one) => (one.id === changed.id ? changed : one));
    return changed;
  };
  return {
    availability: async () => backend.rules,
    async takenRanges({ link }) {
      const own = ofLink(link);
      const live = backend.bookings.filter((booking) => booking !== own && isLive(booking));
      return [...live, ...backend.blockedTimes].map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
    },
    hold: async () => new Date(Date.now() + holdMs),
    release: async () => {},
    async create({ website: _website, requestId: _requestId, timeZone, answers, ...form }) {
      const booking: StoredBooking = {
        ...form,
        ...newBooking(backend, form),
        visitorTimeZone: timeZone,
        intakeAnswers: answersOf(backend, { ...form, answers }),
        status: 'pending',
      };
      backend.bookings = [booking, ...backend.bookings];
      return booking;
    },
    sendConfirmation: async () => ({ state: 'sent' }),
    byLink: async (link) => stored(link),
    cancelByLink: async (link) => store({ ...stored(link), status: 'cancelled' }),
    async moveByLink(link, slot) {
      const booking = stored(link);
      return store({ ...booking, ...slotOf(backend, { ...booking, ...slot }), status: 'pending' });
    },
    byInvitation: async (token) => openInvitation(backend, token),
  };
}
