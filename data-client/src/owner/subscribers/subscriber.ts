import { parseTimestamp, type CompositeRow, type RowOf } from 'data-client';

export const subscriberSorts = ['newest', 'oldest', 'email'] as const;

const subscriberStatuses = ['active', 'unsubscribed'] as const;

export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Filters of the list: `unconfirmed` are the active subscribers who have not confirmed their address. */
export const subscriberFilters = [...subscriberStatuses, 'unconfirmed'] as const;

/** An address to import. `consentedOn`: the day on which its reader agreed. */
export type ImportEntry = { email: string; name: string; consentedOn?: string; source: string };

/** The result for one entry: added, already here, unsubscribed earlier, or the field that is invalid. */
export type ImportOutcome = 'added' | 'known' | 'unsubscribed' | 'email' | 'name' | 'consented_on';

/**
 * The result of undoing an import: how many were deleted, and how many stay because they have changed since, or because they
 * are recipients of a newsletter.
 */
export type ImportUndo = { removed: number; changed: number; mailed: number };

export const importLimits = { atOnce: 500 };

export type SubscriberRow = RowOf<'newsletter_subscribers_la2024'>;

export const toSubscriber = (row: SubscriberRow) => ({
  id: row.id,
  email: row.email,
  /** Where they subscribed; empty for the website. */
  source: row.source,
  status: row.status as SubscriberStatus,
  createdAt: parseTimestamp(row.created_at),
  updatedAt: parseTimestamp(row.updated_at),
  /** Campaigns do not go to those who have not confirmed their address. */
  confirmedAt: row.confirmed_at ? parseTimestamp(row.confirmed_at) : undefined,
  /** For an imported address: the owner's statement that its reader agreed, instead of a confirmation by the reader. */
  ...(row.consent_statement && { consentStatement: row.consent_statement }),
});

/** A newsletter subscriber. */
export type Subscriber = ReturnType<typeof toSubscriber>;

export const toOverview = ({ this_month, this_week, months, ...totals }: CompositeRow<'subscriber_overview'>) => ({
  ...totals,
  thisMonth: this_month,
  thisWeek: this_week,
  /** The last twelve months, oldest first. `month`: `2026-11`. */
  months: months as { month: string; joined: number; left: number }[],
});

/**
 * Newsletter statistics. `confirmed`: active and confirmed, the recipients of a campaign. Months follow the coach's
 * calendar; a week is the last seven days.
 */
export type SubscriberOverview = ReturnType<typeof toOverview>;
