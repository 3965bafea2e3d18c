import { parseTimestamp, type CompositeRow, type RowOf } from 'data-client';

export type CampaignState = 'draft' | 'sending' | 'paused' | 'sent';

/** Limits of the database. */
export const campaignLimits = { subject: 150, body: 50_000 } as const;

/** A newsletter as the owner edits it. `body` is Markdown; `version` changes with every save. */
export type Campaign = { id: string; subject: string; body: string; state: CampaignState; version: string };

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

export type CampaignReportRow = CompositeRow<'campaign_report', 'started_at' | 'finished_at'>;

export const toCampaignReport = ({
  total: _,
  updated_at: __,
  created_at,
  started_at,
  finished_at,
  ...row
}: CampaignReportRow) => ({
  ...row,
  state: row.state as CampaignState,
  createdAt: parseTimestamp(created_at),
  startedAt: started_at ? parseTimestamp(started_at) : undefined,
  finishedAt: finished_at ? parseTimestamp(finished_at) : undefined,
});

/**
 * A campaign's delivery. Each recipient counts once: as waiting, sent, failed, doubtful (the email may or may not have
 * arrived) or skipped (unsubscribed before it was sent). `unsubscribed`: readers who left by its link.
 */
export type CampaignReport = ReturnType<typeof toCampaignReport>;
