import type { VisitorClient } from 'data-client';
import type { FakeBackend } from './fake-backend';
import { bookingOfLink, rejectTaken, slotOf, takenRanges } from './fake-calendar';

const holdMs = 600_000;

type SlotRequests = Pick<VisitorClient['bookings'], 'availability' | 'takenRanges' | 'hold' | 'release'>;

export function fakeSlots(backend: FakeBackend): SlotRequests {
  return {
    async availability() {
      const { week, minimumNoticeHours, zones, cutoffs } = backend.rules;
      return { week, minimumNoticeHours, zones, cutoffs };
    },
    takenRanges: async ({ holder, link }) => takenRanges(backend, holder, bookingOfLink(backend, link)?.id),
    async hold({ holder, ...slot }) {
      const { range } = slotOf(backend, slot);
      rejectTaken(backend, range, holder);
      backend.holds.set(holder, range);
      return new Date(Date.now() + holdMs);
    },
    async release(holder) {
      backend.holds.delete(holder);
    },
  };
}
