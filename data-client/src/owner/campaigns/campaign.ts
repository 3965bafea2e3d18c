import { parseTimestamp, type RowOf } from 'data-client';

const campaignStates = ['draft', 'sending', 'paused', 'sent'] as const;

export type CampaignState = (typeof campaignStates)[number];

/** Limits of the database. */
export const campaignLimits = { subject: 150, body: 50_000 } as const;

/** A newsletter as the owner edits it. `body` is Markdown; `version` changes with every save. */
export type Campaign = { id: string; subject: string; body: string; state: CampaignState; version: string };

/**
 * A campaign's delivery. Each recipient counts once: as waiting, sent, failed, doubtful (the email may or may not have
 * arrived) or skipped (unsubscribed before it was sent). `unsubscribed`: readers who left by its link.
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

/** A recipient whose email failed or may not have arrived. The address is empty if the subscriber was deleted. */
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

/** A row of `campaign_reports`. The generated types make composite columns nullable; our function fills them all. */
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
