import type { ContactMailKind } from '../../../domain/src/mail-kinds.ts';
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

export type OwedMail = OwedAlert | OwedWelcome;

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
  /** Claims the mails that are due. */
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
  message: string;
  message_id: string;
  link: string;
  is_outdated: boolean;
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
  const { message_id: id, name, company, service_name: serviceName, message } = row;
  return { mailId, claim, kind, message: { id, name, email, company, serviceName, message } };
}
