import type { CalendarMethod } from '../../../domain/src/calendar-file.ts';
import type { Coach } from './coach.ts';
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

export const hostOf = ({ fromEmail }: Coach) => fromEmail.split('@')[1] || 'localhost';

export const messageIdOf = (coach: Coach, id: string) => `<${id}@${hostOf(coach)}>`;

/** The fields of an email from the coach that do not depend on its content. Replies go to her. */
export const envelopeOf = (coach: Coach, id: string) => ({
  messageId: messageIdOf(coach, id),
  from: { name: coach.fromName, address: coach.fromEmail },
  replyTo: { name: coach.name, address: coach.email },
  // RFC 3834: vacation responders stay silent.
  headers: { 'Auto-Submitted': 'auto-generated' },
});
