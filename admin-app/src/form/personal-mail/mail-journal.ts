import type { PersonRecords } from 'data-client/owner';
import { openJournal } from '../writing/journal';

/** An email as the owner types it. */
export type MailWords = { subject: string; body: string; quotesMessage: boolean };

/** The recipient of an email: the sender of a message, or a known address. */
export type MailTo = { name: string; email: string; messageId?: string };

/** The crash copy of an email that was not sent yet. */
export const mailJournal = ({ messageId, email }: Pick<MailTo, 'messageId' | 'email'>) =>
  openJournal<MailWords>(`mail:${messageId ?? email}`);

/** Deletes this browser's crash copies of emails to a person, including replies to their deleted messages. */
export function forgetMailsTo({ addresses, messages, deleted }: PersonRecords): void {
  for (const { email } of addresses) mailJournal({ email: String(email) }).clear();
  // Of the deleted rows, only messages have a copy.
  for (const { id } of [...messages, ...deleted]) mailJournal({ messageId: String(id), email: '' }).clear();
}
