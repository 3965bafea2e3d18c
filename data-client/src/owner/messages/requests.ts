import { createRecords, someRow } from '../list';
import type { ListPage, ListRequest, Records } from '../list';
import type { OwnerGateway } from '../owner-gateway';
import { toMessage } from './message';
import type { Message, MessageRow, MessageStatus } from './message';
import { dataOf } from '../table-requests';

export const messageSorts = ['newest', 'name'] as const;

/** A search looks for every word in name, email, company and text. */
export type MessageFilter = ListRequest<(typeof messageSorts)[number]> & { status?: MessageStatus };

export type MessagePage = ListPage<Message>;

export type OwnerMessageRequests = Records<Message, MessageFilter> & {
  setStatus(id: string, status: MessageStatus): Promise<Message>;
};

const table = 'contact_messages_la2024';
const gone = 'This message no longer exists.';

export function createOwnerMessageRequests(gateway: OwnerGateway): OwnerMessageRequests {
  return {
    ...createRecords<typeof table, Message, MessageFilter>(gateway, {
      table,
      searched: ['name', 'email', 'company', 'message'],
      orders: { newest: [['created_at', 'descending']], name: [['name', 'ascending']] },
      where: (request, { status }) => (status ? request.eq('status', status) : request),
      toItem: toMessage,
      gone,
    }),
    async setStatus(id, status) {
      const change = { status, updated_at: new Date().toISOString() };
      const rows = await dataOf<MessageRow[]>(gateway.rest.from(table).update(change).eq('id', id).select('*'));
      return toMessage(someRow(rows, gone));
    },
  };
}
