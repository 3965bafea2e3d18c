import type { CampaignReport, Subscriber, SubscriberOverview } from 'data-client/owner';
import { aSubscriber } from 'data-client/testing';

const people = ['maren@northwind', 'daniel@harbor', 'priya@fernhill', 'tomas@lindqvist', 'aiko@kumo', 'grace@baobab'];
const sources = ['website', 'blog', '', 'blog-footer'];
const hourMs = 3_600_000;

/** Subscribers of several sources, newest first. */
export function someReaders(count: number): Subscriber[] {
  return Array.from({ length: count }, (_, index) =>
    aSubscriber({
      email: `${people[index % people.length]}-${index}.example`,
      source: sources[index % sources.length],
      status: index % 5 === 3 ? 'unsubscribed' : 'active',
      createdAt: new Date(Date.UTC(2026, 10, 20, 15, 30) - index * 19 * hourMs),
      ...(index === 0 && { confirmedAt: undefined }),
    }),
  );
}

const joined = [12, 9, 17, 21, 14, 8, 11, 19, 26, 31, 24, 18];
const months = joined.map((number, index) => ({
  month: new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7),
  joined: number,
  left: index % 4,
}));

export const anOverview = (over: Partial<SubscriberOverview> = {}): SubscriberOverview => ({
  total: 412,
  active: 389,
  confirmed: 381,
  unsubscribed: 23,
  thisMonth: 18,
  thisWeek: 5,
  months,
  ...over,
});

export const aReport = (over: Partial<CampaignReport> = {}): CampaignReport => ({
  id: crypto.randomUUID(),
  subject: 'What November taught me',
  state: 'sent',
  createdAt: new Date('2026-11-18T09:00:00Z'),
  startedAt: new Date('2026-11-18T15:00:00Z'),
  finishedAt: new Date('2026-11-18T15:09:00Z'),
  recipients: 389,
  waiting: 0,
  sent: 387,
  failed: 2,
  doubtful: 0,
  skipped: 0,
  unsubscribed: 4,
  ...over,
});
