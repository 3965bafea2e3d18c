import { dataOf } from 'data-client';
import { createRecords, type ListRequest } from '../list';
import { changedAsSeen } from '../seen-rows';
import type { OwnerConnection } from '../connection';
import { withSecondTry } from '../second-try';
import { toMessage, type Message, type MessageRow, type messageSorts, type MessageStatus } from './message';

/** Searches name, email, company and text for every word. */
export type MessageFilter = ListRequest<(typeof messageSorts)[number]> & { status?: MessageStatus };

const table = 'contact_messages_la2024';
const refusals = {
  gone: 'This message no longer exists.',
  conflict: 'This message was answered somewhere else in the meantime.',
};

export function createOwnerMessageRequests(connection: OwnerConnection) {
  const records = createRecords<typeof table, Message, MessageFilter>(connection, {
    table,
    searched: ['name', 'email', 'company', 'message'],
    orders: { newest: [['created_at', 'descending']], name: [['name', 'ascending']] },
    where: (request, { status }) => (status ? request.eq('status', status) : request),
    toItem: toMessage,
    gone: refusals.gone,
  });
  return {
    ...records,
    /** `seen`: its status in the owner's list. Throws a conflict if the message was answered since then. */
    async setStatus(id: string, status: MessageStatus, seen: MessageStatus = 'replied'): Promise<Message> {
      const change = { status, updated_at: new Date().toISOString() };
      const request = connection.supabase.from(table).update(change).eq('id', id);
      const unanswered = seen === 'replied' ? request : request.neq('status', 'replied');
      const update = async () => (await dataOf<MessageRow[]>(unanswered.select('*'))).map(toMessage);
      // Sent again, a change of an answered message could undo a newer answer.
      const isDone = seen === 'replied' ? undefined : (now: Message) => now.status === status;
      return changedAsSeen(update, () => records.byId(id), refusals, isDone);
    },
    /** Marks an unread message as read. One that was answered meanwhile stays replied. */
    async markRead(id: string): Promise<void> {
      const change = { status: 'read', updated_at: new Date().toISOString() };
      const request = connection.supabase.from(table).update(change).eq('id', id).eq('status', 'unread');
      await withSecondTry(() => dataOf(request.select('id')));
    },
  };
}
