import { parseTimestamp, type RowOf } from 'data-client';

export const messageStatuses = ['unread', 'read', 'replied'] as const;

export type MessageStatus = (typeof messageStatuses)[number];

/** A message from the contact form. `serviceName`: the name of the chosen service at that time, or `General Inquiry`. */
export type Message = {
  id: string;
  name: string;
  email: string;
  company: string;
  service: string;
  serviceName: string;
  message: string;
  status: MessageStatus;
  createdAt: Date;
  updatedAt: Date;
};

export type MessageRow = RowOf<'contact_messages_la2024'>;

export const toMessage = (row: MessageRow): Message => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company: row.company,
  service: row.service,
  serviceName: row.service_name || 'General Inquiry',
  message: row.message,
  status: row.status as MessageStatus,
  createdAt: parseTimestamp(row.created_at),
  updatedAt: parseTimestamp(row.updated_at),
});
