import type { CalendarMethod } from '../../../domain/src/calendar-file.ts';
import type { MailBody } from './mail-layout.ts';

export type Person = { name: string; address: string };

/** A calendar file with its method, which the email's MIME part has to repeat. */
export type Invite = { method: CalendarMethod; content: string };

/** An email that is ready to send. */
export type Mail = MailBody & {
  /** Stable, so that mail clients show an email that arrives twice only once. */
  messageId: string;
  from: Person;
  to: Person;
  replyTo: Person;
  subject: string;
  invite?: Invite;
  headers?: Record<string, string>;
};
