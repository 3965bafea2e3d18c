import type { MailBody } from './mail-layout.ts';

export type Person = { name: string; address: string };

/** A mail ready to leave. */
export type Mail = MailBody & {
  /** Stable, so that a mail program shows a mail that came twice once. */
  messageId: string;
  from: Person;
  to: Person;
  replyTo: Person;
  subject: string;
  /** A calendar file and what it asks calendars to do; the mail's own part must say the same as the file. */
  invite?: { method: 'REQUEST' | 'CANCEL'; content: string };
  headers?: Record<string, string>;
};
