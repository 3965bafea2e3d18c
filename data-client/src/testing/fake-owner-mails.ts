import type { BookingMailKind } from 'domain/mail-kinds';
import type { OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';
import type { FakeMail } from './mail-builders';

/** Resends emails at once, unless no mail server is configured. */
export function fakeOwnerMails(backend: FakeBackend): OwnerClient['mails'] {
  const change = (id: string, values: Partial<FakeMail>) => {
    backend.mails = backend.mails.map((mail) => (mail.id === id ? { ...mail, ...values } : mail));
  };
  return {
    async undelivered({ of }) {
      const lost = backend.mails
        .filter(isLost)
        .filter((mail) => !mail.isDismissed && (!of || of === originOf(mail)))
        .map(({ givenUpAt, ...mail }) => ({ ...mail, givenUpAt: givenUpAt ?? mail.dueAt }));
      return { rows: lost, total: lost.length };
    },
    ofBooking: async (bookingId) =>
      backend.mails
        .filter((mail) => mail.bookingId === bookingId)
        .map((mail) => ({ ...mail, kind: mail.kind as BookingMailKind })),
    async retry({ id }) {
      const state = backend.mailServer === 'working' ? 'sent' : 'waiting';
      change(id, { state, isDismissed: false, sentAt: state === 'sent' ? new Date() : undefined });
      return { state };
    },
    setDismissed: async (id, isDismissed) => change(id, { isDismissed }),
  };
}

const originOf = ({ kind, bookingId }: FakeMail) =>
  kind === 'owner-message' ? 'message' : bookingId ? 'booking' : 'campaign';

const isLost = (mail: FakeMail): mail is FakeMail & { state: 'failed' | 'doubtful' } =>
  mail.state === 'failed' || mail.state === 'doubtful';
