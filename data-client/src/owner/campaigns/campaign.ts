import { parseTimestamp } from 'data-client';
import type { RowOf } from 'data-client';

export const campaignStates = ['draft', 'sending', 'paused', 'sent'] as const;

export type CampaignState = (typeof campaignStates)[number];

/** What the database takes. */
export const campaignLimits = { subject: 150, body: 50_000 } as const;

/** A newsletter as the owner writes it. `body` is Markdown; `version` changes with every save. */
export type Campaign = { id: string; subject: string; body: string; state: CampaignState; version: string };

/**
 * How a campaign went out: of all recipients each one is counted once, as waiting, sent, failed, doubtful (nobody knows
 * whether the mail arrived) or skipped (gone before their turn). `unsubscribed`: how many left by its link.
 */
export type CampaignReport = {
  id: string;
  subject: string;
  state: CampaignState;
  createdAt: Date;
  startedAt?: Date;
  finishedAt?: Date;
  recipients: number;
  waiting: number;
  sent: number;
  failed: number;
  doubtful: number;
  skipped: number;
  unsubscribed: number;
};

/** A reader whom a campaign did not reach for certain. The address of somebody deleted meanwhile is empty. */
export type CampaignProblem = { email: string; state: 'failed' | 'doubtful'; reason: string };

export type CampaignRow = RowOf<'newsletter_campaigns'>;

export const toCampaign = ({ id, subject, body, state, updated_at }: CampaignRow): Campaign => ({
  id,
  subject,
  body,
  state: state as CampaignState,
  version: updated_at,
});

const counts = ['recipients', 'waiting', 'sent', 'failed', 'doubtful', 'skipped', 'unsubscribed'] as const;

/** A row of `campaign_reports`; a composite type's columns are nullable to the generator, this function fills them. */
export type CampaignReportRow = Record<(typeof counts)[number] | 'total', number> & {
  id: string;
  subject: string;
  state: string;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
};

export const toCampaignReport = (row: CampaignReportRow): CampaignReport => ({
  id: row.id,
  subject: row.subject,
  state: row.state as CampaignState,
  createdAt: parseTimestamp(row.created_at),
  startedAt: row.started_at ? parseTimestamp(row.started_at) : undefined,
  finishedAt: row.finished_at ? parseTimestamp(row.finished_at) : undefined,
  ...(Object.fromEntries(counts.map((name) => [name, row[name]])) as Record<(typeof counts)[number], number>),
});
