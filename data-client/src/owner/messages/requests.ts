import { dataOf } from 'data-client';
import { createRecords, someRow, type ListRequest } from '../list';
import type { OwnerConnection } from '../connection';
import { toMessage, type Message, type MessageRow, type MessageStatus } from './message';

export const messageSorts = ['newest', 'name'] as const;

/** Searches name, email, company and text for every word. */
export type MessageFilter = ListRequest<(typeof messageSorts)[number]> & { status?: MessageStatus };

const table = 'contact_messages_la2024';
const gone = 'This message no longer exists.';

export function createOwnerMessageRequests(connection: OwnerConnection) {
  return {
    ...createRecords<typeof table, Message, MessageFilter>(connection, {
      table,
      searched: ['name', 'email', 'company', 'message'],
      orders: { newest: [['created_at', 'descending']], name: [['name', 'ascending']] },
      where: (request, { status }) => (status ? request.eq('status', status) : request),
      toItem: toMessage,
      gone,
    }),
    async setStatus(id: string, status: MessageStatus): Promise<Message> {
      const change = { status, updated_at: new Date().toISOString() };
      const rows = await dataOf<MessageRow[]>(connection.supabase.from(table).update(change).eq('id', id).select('*'));
      return toMessage(someRow(rows, gone));
    },
    /** Marks an unread message as read. One that was answered meanwhile stays replied. */
    async markRead(id: string): Promise<void> {
      const change = { status: 'read', updated_at: new Date().toISOString() };
      await dataOf(connection.supabase.from(table).update(change).eq('id', id).eq('status', 'unread').select('id'));
    },
  };
}
