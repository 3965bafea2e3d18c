import type { Campaign, CampaignProblem, HistoryEntry, Subscriber } from '../owner/index';
import { nextId } from './builders';

/** A confirmed reader who subscribed on the website. */
export function aSubscriber(over: Partial<Subscriber> = {}): Subscriber {
  const id = over.id ?? nextId();
  return {
    id,
    email: `reader-${Number(id.slice(-12))}@example.com`,
    source: 'website',
    status: 'active',
    createdAt: new Date('2026-11-18T15:30:00Z'),
    updatedAt: new Date('2026-11-18T15:30:00Z'),
    confirmedAt: new Date('2026-11-18T15:32:00Z'),
    ...over,
  };
}

export function someSubscribers(): Subscriber[] {
  return [
    aSubscriber({ email: 'maren@northwind.example', createdAt: new Date('2026-11-20T13:00:00Z') }),
    aSubscriber({ email: 'daniel@harbor.example', source: 'blog', createdAt: new Date('2026-11-03T13:00:00Z') }),
    aSubscriber({
      email: 'priya@fernhill.example',
      status: 'unsubscribed',
      source: '',
      createdAt: new Date('2026-09-12T13:00:00Z'),
    }),
  ];
}

/** A campaign in a fake backend, with its recipients. */
export type FakeCampaign = Campaign & {
  createdAt: Date;
  startedAt?: Date;
  finishedAt?: Date;
  mails: FakeCampaignMail[];
};

type FakeCampaignMail = {
  email: string;
  state: 'waiting' | 'sent' | 'skipped' | CampaignProblem['state'];
  reason?: string;
  hasUnsubscribed?: boolean;
};

/** By default a draft. */
export const aCampaign = (over: Partial<FakeCampaign> = {}): FakeCampaign => ({
  id: nextId(),
  subject: 'What November taught me',
  body: 'Dear reader,\n\nthis month was about **listening**.',
  state: 'draft',
  version: '1',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  mails: [],
  ...over,
});

/** A subscriber whom the owner unsubscribed. */
export const aHistoryEntry = (over: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: nextId(),
  changedAt: new Date('2026-11-20T15:30:00Z'),
  actor: 'owner@example.com',
  area: 'subscribers',
  table: 'newsletter_subscribers_la2024',
  rowId: nextId(),
  subject: 'maren@northwind.example',
  action: 'changed',
  reason: '',
  before: { status: 'active' },
  after: { status: 'unsubscribed' },
  ...over,
});
