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
  /** A calendar invite. */
  invite?: string;
  headers?: Record<string, string>;
};
