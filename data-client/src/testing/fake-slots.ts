import type { VisitorClient } from 'data-client';
import { isLive } from 'domain/booking-status';
import type { FakeBackend } from './fake-backend';
import { bookingOfLink } from './fake-calendar';

const holdMs = 600_000;

type SlotRequests = Pick<VisitorClient['bookings'], 'availability' | 'takenRanges' | 'hold' | 'release'>;

/** The seeded hours, and the times of the stored bookings. Holds are accepted and not stored. */
export function fakeSlots(backend: FakeBackend): SlotRequests {
  return {
    async availability() {
      const { week, minimumNoticeHours, zones, cutoffs } = backend.rules;
      return { week, minimumNoticeHours, zones, cutoffs };
    },
    async takenRanges({ link }) {
      const own = bookingOfLink(backend, link);
      const live = backend.bookings.filter((booking) => booking !== own && isLive(booking));
      return [...live, ...backend.blockedTimes].map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
    },
    hold: async () => new Date(Date.now() + holdMs),
    release: async () => {},
  };
}
