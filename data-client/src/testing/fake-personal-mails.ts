import { DataError } from 'data-client';
import type { OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';
import { changedAfter } from './fake-records';
import { aTimelineEntry } from './person-builders';

/** Sends emails at once, unless no mail server is configured. */
export function fakePersonalMails(backend: FakeBackend): OwnerClient['personalMails'] {
  return {
    async send(mail) {
      const known = backend.personalMails.find(({ id }) => id === mail.id);
      if (known && known.body !== mail.body) throw new DataError('conflict');
      if (known) return;
      const messageId = 'messageId' in mail ? mail.messageId : undefined;
      const message = backend.inbox.find(({ id }) => id === messageId);
      if (messageId && !message) throw new DataError('conflict');
      const state = backend.mailServer === 'working' ? 'sent' : 'waiting';
      const createdAt = new Date();
      const stored = {
        ...mail,
        state,
        createdAt,
        reason: '',
        sentAt: state === 'sent' ? createdAt : undefined,
      } as const;
      backend.personalMails = [...backend.personalMails, stored];
      backend.inbox = backend.inbox.map((one) =>
        one === message ? { ...one, status: 'replied', updatedAt: changedAfter(one.updatedAt) } : one,
      );
      const email = 'email' in mail ? mail.email : message?.email;
      const { subject, body } = mail;
      const details = { subject, body, state, reason: '', message_id: messageId ?? null };
      const entry = aTimelineEntry('personal', details, createdAt.toISOString());
      backend.people = backend.people.map((person) =>
        person.addresses.some((address) => address.email === email)
          ? { ...person, timeline: [entry, ...person.timeline] }
          : person,
      );
    },
    answersTo: async (messageId) =>
      backend.personalMails.filter((mail) => 'messageId' in mail && mail.messageId === messageId),
  };
}
