import { parseTimestamp, type RowOf } from 'data-client';

export const messageSorts = ['newest', 'name'] as const;

export const messageStatuses = ['unread', 'read', 'replied'] as const;

export type MessageStatus = (typeof messageStatuses)[number];

export type MessageRow = RowOf<'contact_messages_la2024'>;

export const toMessage = (row: MessageRow) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company: row.company,
  service: row.service,
  /** The name of the chosen service at that time. */
  serviceName: row.service_name || 'General Inquiry',
  message: row.message,
  status: row.status as MessageStatus,
  createdAt: parseTimestamp(row.created_at),
  updatedAt: parseTimestamp(row.updated_at),
});

/** A message from the contact form. */
export type Message = ReturnType<typeof toMessage>;
