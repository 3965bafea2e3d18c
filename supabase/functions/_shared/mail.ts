import type { CalendarMethod } from '../../../domain/src/calendar-file.ts';
import type { MailBody } from './mail-layout.ts';

export type Person = { name: string; address: string };

/** A calendar file with its method, which the mail's MIME part has to repeat. */
export type Invite = { method: CalendarMethod; content: string };

/** A mail that is ready to send. */
export type Mail = MailBody & {
  /** Stable, so that mail clients show a mail that arrives twice only once. */
  messageId: string;
  from: Person;
  to: Person;
  replyTo: Person;
  subject: string;
  invite?: Invite;
  headers?: Record<string, string>;
};
