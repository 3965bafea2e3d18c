import { DataError } from 'data-client';
import type { Booking } from 'data-client';
import type { BookingFilter, BookingPage, OwnerClient, SessionUser } from '../owner/index';
import { createFakeBackend } from './fake-backend';
import type { FakeBackend, FakeSeed } from './fake-backend';
import { controlled } from './fake-controls';
import type { FakeControls } from './fake-controls';
import { refuseOverlap } from './fake-rules';

export type FakeOwnerClient = OwnerClient & { fake: FakeControls<OwnerClient>; backend: FakeBackend };

/** The owner's client in memory, holding to the same rules as the database. Give it a backend to share one. */
export function createFakeOwnerClient(from: FakeSeed | FakeBackend = {}): FakeOwnerClient {
  const backend = 'answered' in from ? from : createFakeBackend(from);
  return Object.assign(controlled(ownerClient(backend), ['session.onChange']), { backend });
}

function ownerClient(backend: FakeBackend): OwnerClient {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    session: {
      current: async () => (backend.isSignedIn ? ownerOf(backend) : null),
      onChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      async signIn({ email, password }) {
        if (email.toLowerCase() !== backend.owner.email || password !== backend.owner.password)
          throw new DataError('rejected', { message: 'Invalid credentials' });
        backend.isSignedIn = true;
        tell();
        return ownerOf(backend);
      },
      async signOut() {
        backend.isSignedIn = false;
        tell();
      },
    },
    bookings: {
      list: async (filter) => pageOf(signedIn(backend).bookings, filter),
      byId: async (id) => signedIn(backend).bookings.find((booking) => booking.id === id) ?? null,
      async setStatus(id, status) {
        const before = found(backend, id);
        // Two changes within one millisecond still get two times, as in the database.
        const changed = {
          ...before,
          status,
          updatedAt: new Date(Math.max(Date.now(), before.updatedAt.getTime() + 1)),
        };
        refuseOverlap(backend, changed);
        backend.bookings = backend.bookings.map((booking) => (booking.id === id ? changed : booking));
        return changed;
      },
      async remove(id) {
        found(backend, id);
        backend.bookings = backend.bookings.filter((booking) => booking.id !== id);
      },
    },
  };
}

const ownerOf = ({ owner }: FakeBackend): SessionUser => ({
  id: 'owner',
  email: owner.email,
  name: owner.name,
  role: 'super_admin',
});

function signedIn(backend: FakeBackend): FakeBackend {
  if (!backend.isSignedIn) throw new DataError('session-expired');
  return backend;
}

function found(backend: FakeBackend, id: string): Booking {
  const booking = signedIn(backend).bookings.find((one) => one.id === id);
  if (!booking) throw new DataError('not-found', { message: 'This booking no longer exists.' });
  return booking;
}

function pageOf(bookings: Booking[], { status, search = '', page, pageSize }: BookingFilter): BookingPage {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = bookings
    .filter((booking) => !status || booking.status === status)
    .filter((booking) =>
      words.every((word) => searchedTexts(booking).some((text) => text.toLowerCase().includes(word))),
    )
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return { rows: matching.slice((page - 1) * pageSize, page * pageSize), total: matching.length };
}

const searchedTexts = (booking: Booking) => [
  booking.firstName,
  booking.lastName,
  booking.email,
  booking.company,
  booking.serviceName,
];
