import type { CalendarMailKind, ContactMailKind } from '../../../domain/src/mail-kinds.ts';
import type { Database } from '../_shared/database.ts';
import { createOutboxSteps, type ClaimedMail, type OutboxSteps } from '../_shared/outbox.ts';

/** The alert of a message. */
export type OwedAlert = ClaimedMail & { kind: 'owner-message'; message: MailedMessage };

/** The welcome of a subscriber. */
export type OwedWelcome = ClaimedMail & {
  kind: 'welcome';
  /** The subscriber's address. */
  email: string;
  /** Token of the link that confirms the address. */
  link: string;
  /** The address is confirmed or unsubscribed by now. */
  isOutdated: boolean;
};

/** The alert that times are withdrawn because a calendar cannot be read, or that they are back. */
export type OwedCalendarAlert = ClaimedMail & {
  kind: CalendarMailKind;
  calendar: MailedCalendar;
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

export type MailedCalendar = {
  name: string;
  /** Why it could not be read; empty if it can be. */
  lastError: string;
  /** When it was read last. */
  readAt: Date;
  /** The coach's home zone. */
  zone: string;
};

export type MailedMessage = {
  id: string;
  name: string;
  email: string;
  company: string;
  /** Empty without a service. */
  serviceName: string;
  message: string;
};

export type Outbox = OutboxSteps & {
  /** Claims the emails that are due. */
  claim(): Promise<OwedMail[]>;
};

type ClaimedRow = {
  mail_id: string;
  claim: string;
  kind: ContactMailKind;
  email: string;
  name: string;
  company: string;
  service_name: string;
  message: string | null;
  message_id: string;
  link: string;
  is_outdated: boolean;
  calendar_name: string;
  last_error: string;
  read_at: string;
  home_zone: string;
  subject: string;
  body: string;
  message_at: string;
  alert_id: string | null;
};

const atMost = 20;

export function createOutbox(database: Database): Outbox {
  return {
    ...createOutboxSteps(database),
    claim: async () => (await database.call<ClaimedRow[]>('claim_contact_mails', { at_most: atMost })).map(toOwedMail),
  };
}

function toOwedMail({ mail_id: mailId, claim, kind, email, ...row }: ClaimedRow): OwedMail {
  if (kind === 'welcome') return { mailId, claim, kind, email, link: row.link, isOutdated: row.is_outdated };
  if (kind === 'personal') {
    const { subject, body, message: text, message_at: at, home_zone: zone, alert_id: alertId } = row;
    const quoted = text ? { text, at: new Date(at), zone } : undefined;
    return { mailId, claim, kind, to: { name: row.name, address: email }, subject, body, quoted, alertId };
  }
  if (kind !== 'owner-message') {
    const [readAt, zone] = [new Date(row.read_at), row.home_zone];
    const calendar = { name: row.calendar_name, lastError: row.last_error, readAt, zone };
    return { mailId, claim, kind, calendar, isOutdated: row.is_outdated };
  }
  const { message_id: id, name, company, service_name: serviceName, message } = row;
  return { mailId, claim, kind, message: { id, name, email, company, serviceName, message: message ?? '' } };
}
