import { parseTimestamp, type RowOf } from 'data-client';

const subscriberStatuses = ['active', 'unsubscribed'] as const;

export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Filters of the list: `unconfirmed` are the active subscribers who have not confirmed their address. */
export const subscriberFilters = [...subscriberStatuses, 'unconfirmed'] as const;

/**
 * A newsletter subscriber. `source`: where they subscribed; empty for the website. Without `confirmedAt`, campaigns do not go to
 * them.
 */
export type Subscriber = {
  id: string;
  email: string;
  source: string;
  status: SubscriberStatus;
  createdAt: Date;
  updatedAt: Date;
  confirmedAt?: Date;
  /** For an imported address: the owner's statement that its reader agreed, instead of a confirmation by the reader. */
  consentStatement?: string;
};

/** An address to import. `consentedOn`: the day on which its reader agreed. */
export type ImportEntry = { email: string; name: string; consentedOn?: string; source: string };

/** The result for one entry: added, already here, unsubscribed earlier, or the field that is invalid. */
export type ImportOutcome = 'added' | 'known' | 'unsubscribed' | 'email' | 'name' | 'consented_on';

export const importLimits = { atOnce: 500 };

/** Newsletter statistics. Months follow the coach's calendar; a week is the last seven days. */
export type SubscriberOverview = {
  total: number;
  active: number;
  /** Active and confirmed: the recipients of a campaign. */
  confirmed: number;
  unsubscribed: number;
  thisMonth: number;
  thisWeek: number;
  /** The last twelve months, oldest first. `month`: `2026-11`. */
  months: { month: string; joined: number; left: number }[];
};

export type SubscriberRow = RowOf<'newsletter_subscribers_la2024'>;

export const toSubscriber = (row: SubscriberRow): Subscriber => ({
  id: row.id,
  email: row.email,
  source: row.source,
  status: row.status as SubscriberStatus,
  createdAt: parseTimestamp(row.created_at),
  updatedAt: parseTimestamp(row.updated_at),
  confirmedAt: row.confirmed_at ? parseTimestamp(row.confirmed_at) : undefined,
  ...(row.consent_statement && { consentStatement: row.consent_statement }),
});
