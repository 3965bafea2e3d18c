import { dataOf, parseTimestamp, type CompositeRow } from 'data-client';
import type { OwnerConnection } from '../connection';
import type { BookingMailState } from '../mails/mail';
import { sendNow } from '../mails/requests';

/** An email from the owner to a person, as plain text: the answer to a message, or any other to a known address. */
export type PersonalMail = {
  /** Chosen by the sender: an email sent again after a lost response is the same one. */
  id: string;
  subject: string;
  body: string;
} & ({ messageId: string; quotesMessage: boolean } | { email: string });

export function createPersonalMailRequests({ supabase }: OwnerConnection) {
  return {
    /** Stores an email and sends it soon. Rejects with `conflict` if it was sent with another text, or its recipient is gone. */
    async send({ id, subject, body, ...to }: PersonalMail): Promise<void> {
      const recipient =
        'email' in to ? { to_email: to.email } : { answers_message: to.messageId, quotes_message: to.quotesMessage };
      await dataOf(supabase.rpc('send_personal_mail', { mail_id: id, subject, body, ...recipient }));
      void sendNow(supabase, {});
    },
    /** The answers to a message, oldest first. */
    async answersTo(messageId: string, signal?: AbortSignal): Promise<MessageAnswer[]> {
      const rows = await dataOf(supabase.rpc('message_answers', { of_message: messageId }), signal);
      return (rows as CompositeRow<'message_answer', 'sent_at'>[]).map(toAnswer);
    },
  };
}

const toAnswer = (row: CompositeRow<'message_answer', 'sent_at'>) => ({
  id: row.id,
  subject: row.subject,
  body: row.body,
  createdAt: parseTimestamp(row.created_at),
  state: row.state as BookingMailState,
  /** The mail server's error. */
  reason: row.reason,
  sentAt: row.sent_at ? parseTimestamp(row.sent_at) : undefined,
});

/** An answer to a message with its delivery. */
export type MessageAnswer = ReturnType<typeof toAnswer>;
