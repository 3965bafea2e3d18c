import { DataError } from 'data-client';
import type { OwnerClient } from '../owner/index';
import { nextId } from './builders';
import { createFakeBackend, type FakeBackend, type FakeSeed } from './fake-backend';
import { controlled, type FakeControls } from './fake-controls';
import { fakeBackups } from './fake-backups';
import { fakeCalendars } from './fake-calendars';
import { fakeOwnerBookings } from './fake-owner-bookings';
import { fakeOwnerCampaigns } from './fake-owner-campaigns';
import { fakeOwnerHistory } from './fake-owner-history';
import { fakeOwnerMails } from './fake-owner-mails';
import { fakeOwnerMessages } from './fake-owner-messages';
import { fakeOwnerPeople } from './fake-owner-people';
import { fakeOwnerPosts } from './fake-owner-posts';
import { fakeOwnerServices } from './fake-owner-services';
import { fakeOwnerTestimonials } from './fake-owner-testimonials';
import { fakeOwnerSettings } from './fake-owner-settings';
import { fakeOwnerSubscribers } from './fake-owner-subscribers';
import { fakeInvitations } from './fake-invitations';
import { fakePersonalMails } from './fake-personal-mails';
import { fakePasswordReset } from './fake-password-reset';
import { fakeSession } from './fake-session';
import { fakeTwoFactor } from './fake-two-factor';

export type FakeOwnerClient = OwnerClient & { fake: FakeControls<OwnerClient>; backend: FakeBackend };

/** The owner's client in memory; see `createFakeVisitorClient`. Pass a backend to share one with a visitors' client. */
export function createFakeOwnerClient(from: FakeSeed | FakeBackend = {}): FakeOwnerClient {
  const backend = 'messages' in from ? from : createFakeBackend(from);
  const requireSession = (entity: string) => {
    if (!backend.isSignedIn && entity !== 'session' && entity !== 'passwordReset')
      throw new DataError('session-expired');
  };
  const client = controlled(ownerClient(backend), ['session.onChange', 'arrivals.listen'], requireSession);
  return Object.assign(client, { backend });
}

function ownerClient(backend: FakeBackend): OwnerClient {
  return {
    session: fakeSession(backend),
    passwordReset: fakePasswordReset(backend),
    twoFactor: fakeTwoFactor(backend),
    bookings: fakeOwnerBookings(backend),
    availability: {
      zones: async () => backend.rules.zones,
      read: async () => ({ rules: backend.rules, versions: { week: backend.rules.week.map(() => '1'), others: '1' } }),
      async save(wanted) {
        backend.rules = { ...wanted };
      },
    },
    blockedTimes: {
      between: async ({ from, to }) =>
        backend.blockedTimes.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from),
      async add(time) {
        backend.blockedTimes = [...backend.blockedTimes.filter(({ id }) => id !== time.id), time];
      },
      async remove(id) {
        backend.blockedTimes = backend.blockedTimes.filter((row) => row.id !== id);
      },
    },
    calendars: fakeCalendars(backend),
    messages: fakeOwnerMessages(backend),
    mails: fakeOwnerMails(backend),
    arrivals: { listen: () => () => {} },
    images: {
      async upload({ purpose, onProgress }) {
        onProgress?.(1);
        return `http://backend.test/storage/v1/object/public/images/${purpose}/${nextId()}`;
      },
    },
    backups: fakeBackups(backend),
    retention: {
      preview: async () => ({ due: { messages: 0, cancelledBookings: 0, pastBookings: 0 }, ...backend.retention }),
    },
    posts: fakeOwnerPosts(backend),
    services: fakeOwnerServices(backend),
    testimonials: fakeOwnerTestimonials(backend),
    settings: fakeOwnerSettings(backend),
    subscribers: fakeOwnerSubscribers(backend),
    campaigns: fakeOwnerCampaigns(backend),
    history: fakeOwnerHistory(backend),
    ...fakeOwnerPeople(backend),
    personalMails: fakePersonalMails(backend),
    invitations: fakeInvitations(backend),
  };
}
