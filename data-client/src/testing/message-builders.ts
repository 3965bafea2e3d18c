import type { Message } from '../owner/index';
import { builtInName, nextId } from './builders';

/** An unread message about a keynote. */
export function aMessage(over: Partial<Message> = {}): Message {
  const service = over.service ?? 'keynote';
  return {
    id: nextId(),
    name: 'Daniel Reyes',
    email: 'daniel@harbor.example',
    company: 'Harbor & Pine',
    service,
    serviceName: service ? builtInName(service) : 'General Inquiry',
    message: 'Would you speak at our spring gathering? We are about 200 people.',
    status: 'unread',
    createdAt: new Date('2026-11-20T16:00:00Z'),
    updatedAt: new Date('2026-11-20T16:00:00Z'),
    ...over,
  };
}

export function someMessages(): Message[] {
  return [
    aMessage(),
    aMessage({
      name: 'Salma Haddad',
      email: 'salma@haddad.example',
      company: '',
      service: '',
      message: 'I read your article on the meeting after the meeting twice. Thank you for writing it.',
      status: 'read',
      createdAt: new Date('2026-11-19T09:30:00Z'),
    }),
    aMessage({
      name: 'Henrik Sørensen',
      email: 'henrik@nordlys.example',
      company: 'Nordlys Energy',
      service: 'retreats',
      message: 'Is there a retreat planned for the summer?',
      status: 'replied',
      createdAt: new Date('2026-11-17T12:00:00Z'),
    }),
  ];
}
