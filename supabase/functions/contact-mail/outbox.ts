import type { CalendarMailKind, ContactMailKind } from '../../../domain/src/mail-kinds.ts';
import { callForRows, type Database } from '../_shared/database.ts';
import { createOutboxSteps, type ClaimedMail } from '../_shared/outbox.ts';

export type OwedAlert = ClaimedMail & {
  kind: 'owner-message';
  message: {
    id: string;
    name: string;
    email: string;
    company: string;
    /** Empty without a service. */
    serviceName: string;
    message: string;
  };
};

/** The welcome of a subscriber. */
export type OwedWelcome = ClaimedMail & {
  kind: 'welcome';
  email: string;
  /** Token of the link that confirms the address. */
  link: string;
  /** The address is confirmed or unsubscribed by now. */
  isOutdated: boolean;
};

/** The alert that times are withdrawn because a calendar cannot be read, or that they are back. */
export type OwedCalendarAlert = ClaimedMail & {
  kind: CalendarMailKind;
  calendar: {
    name: string;
    /** Why it could not be read; empty if it can be. */
    lastError: string;
    /** When it was read last. */
    readAt: Date;
    /** The coach's home zone. */
    zone: string;
  };
  /** By now, the opposite is true. */
  isOutdated: boolean;
};

/** An email that the owner wrote to a person. */
export type OwedPersonalMail = ClaimedMail & {
  kind: 'personal';
  to: { name: string; address: string };
  subject: string;
  body: string;
  /** The message that it answers, as far as the owner quotes it. */
  quoted?: { text: string; at: Date; zone: string };
  /** The alert that announced the message to the owner. */
  alertId: string | null;
};

export type OwedMail = OwedAlert | OwedWelcome | OwedCalendarAlert | OwedPersonalMail;

type ClaimedRow = ClaimedMail & {
  kind: ContactMailKind;
  email: string;
  name: string;
  company: string;
  serviceName: string;
  message: string | null;
  messageId: string;
  link: string;
  isOutdated: boolean;
  calendarName: string;
  lastError: string;
  readAt: string;
  homeZone: string;
  subject: string;
  body: string;
  messageAt: string;
  alertId: string | null;
};

const atMost = 20;

export function createOutbox(database: Database) {
  return {
    ...createOutboxSteps(database),
    /** Claims the emails that are due. */
    claim: async () =>
      (await callForRows<ClaimedRow>(database, 'claim_contact_mails', { at_most: atMost })).map(toOwedMail),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

function toOwedMail({ mailId, claim, kind, email, ...row }: ClaimedRow): OwedMail {
  const { name, message, isOutdated, homeZone: zone } = row;
  if (kind === 'welcome') return { mailId, claim, kind, email, link: row.link, isOutdated };
  if (kind === 'personal') {
    const { subject, body, alertId } = row;
    const quoted = message ? { text: message, at: new Date(row.messageAt), zone } : undefined;
    return { mailId, claim, kind, to: { name, address: email }, subject, body, quoted, alertId };
  }
  if (kind !== 'owner-message') {
    const calendar = { name: row.calendarName, lastError: row.lastError, readAt: new Date(row.readAt), zone };
    return { mailId, claim, kind, calendar, isOutdated };
  }
  const { messageId: id, company, serviceName } = row;
  return { mailId, claim, kind, message: { id, name, email, company, serviceName, message: message ?? '' } };
}
