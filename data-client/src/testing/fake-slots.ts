import {
  bookingWindow,
  coachClock,
  coachInstant,
  DataError,
  hoursOf,
  offeredTimes,
  serviceCatalogue,
  slotStart,
  usualAvailability,
} from 'data-client';
import type { Availability, Booking, NewBooking, TakenQuestion, TakenRange, VisitorClient } from 'data-client';
import type { FakeBackend } from './fake-backend';
import { bookingOfLink, isLive } from './fake-rules';

/** Everything the owner decides about when visitors book. */
export type FakeRules = Availability & { bufferMinutes: number; dailyCap: number | null };

/** A time kept for a form. */
export type FakeHold = TakenRange & { until: Date };

/** The rules of a new site. */
export const usualRules: FakeRules = { ...usualAvailability, bufferMinutes: 0, dailyCap: null };

const minuteMs = 60_000;
const holdMinutes = 10;
const dayMinutes = 1440;

export const minutesOf = (serviceType: string) =>
  serviceCatalogue.find((service) => service.id === serviceType)?.booking?.durationMinutes ?? 60;

type SlotRequests = Pick<VisitorClient['bookings'], 'availability' | 'takenRanges' | 'hold' | 'release'>;

/** What the functions around free times do, in memory. */
export function fakeSlots(backend: FakeBackend): SlotRequests {
  return {
    async availability() {
      const { week, minimumNoticeHours } = backend.rules;
      return { week, minimumNoticeHours };
    },
    takenRanges: async (question) => [
      ...takenToVisitors(backend, question, bookingOfLink(backend, question.link)?.id),
      ...daysOff(backend, question),
    ],
    async hold({ holder, ...slot }) {
      refuseNotOffered(backend, slot);
      const startsAt = slotStart(slot.date, slot.time);
      const range = { startsAt, endsAt: new Date(startsAt.getTime() + minutesOf(slot.serviceType) * minuteMs) };
      refuseTaken(backend, { ...range, id: '' }, holder);
      const until = new Date(Date.now() + holdMinutes * minuteMs);
      backend.holds.set(holder, { ...range, until });
      return until;
    },
    async release(holder) {
      backend.holds.delete(holder);
    },
  };
}

/** The checks of a slot that the database makes before it looks whether the time is free. */
export function refuseNotOffered(
  { now, rules }: FakeBackend,
  { serviceType, date, time }: Pick<NewBooking, 'date' | 'time'> & { serviceType: string },
): void {
  const refused = (field: string, message: string) => new DataError('invalid', { field, message });
  const { from, to } = bookingWindow(now?.() ?? new Date(0));
  if (now && (date < from || date > to)) throw refused('date', 'Please choose a date within the next two weeks.');
  if (hoursOf(date, rules).startTimes.length === 0)
    throw refused('date', 'No consultations take place on this day of the week. Please choose another date.');
  const wish = { now: now?.() ?? new Date(0), availability: rules, durationMinutes: minutesOf(serviceType) };
  if (!offeredTimes(date, wish).includes(time)) throw refused('time', 'Please choose one of the times offered.');
}

/** What a visitor books gets only what visitors are shown as free. */
export function refuseTaken(backend: FakeBackend, booking: Pick<Booking, 'id' | keyof TakenRange>, holder?: string) {
  const { date } = coachClock(booking.startsAt);
  const taken = takenToVisitors(backend, { from: date, to: date, holder }, booking.id);
  if (taken.some(({ startsAt, endsAt }) => startsAt < booking.endsAt && booking.startsAt < endsAt))
    throw new DataError('taken', { hint: 'slot-taken' });
}

function takenToVisitors(backend: FakeBackend, { from, to, holder }: TakenQuestion, besides?: string): TakenRange[] {
  const own = holder && backend.answered.get(holder)?.id;
  const promised = [
    ...backend.bookings.filter((booking) => isLive(booking) && ![besides, own].includes(booking.id)),
    ...[...backend.holds].flatMap(([id, hold]) => (id === holder || hold.until <= new Date() ? [] : hold)),
  ].filter(({ startsAt }) => coachClock(startsAt).date >= from && coachClock(startsAt).date <= to);
  const { bufferMinutes, dailyCap } = backend.rules;
  const isFull = (date: string) =>
    dailyCap !== null && promised.filter(({ startsAt }) => coachClock(startsAt).date === date).length >= dailyCap;
  const widened = promised.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt.getTime() - bufferMinutes * minuteMs),
    endsAt: new Date(endsAt.getTime() + bufferMinutes * minuteMs),
  }));
  const blocked = backend.blockedTimes.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
  return [...widened, ...blocked, ...datesBetween(from, to).filter(isFull).map(wholeDay)];
}

const daysOff = ({ rules }: FakeBackend, { from, to }: TakenQuestion) =>
  datesBetween(from, to)
    .filter((date) => hoursOf(date, rules).startTimes.length === 0)
    .map(wholeDay);

const wholeDay = (date: string): TakenRange => ({
  startsAt: coachInstant(date, 0),
  endsAt: coachInstant(date, dayMinutes),
});

function datesBetween(from: string, to: string): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / (dayMinutes * minuteMs);
  return Array.from({ length: Math.max(0, days + 1) }, (_, number) =>
    new Date(Date.parse(from) + number * dayMinutes * minuteMs).toISOString().slice(0, 10),
  );
}
