import { DataError, dataOf } from 'data-client';
import { pageOf } from '../counted-page';
import { createRemovable, newRow, insertOnce, type ListPage, type ListRequest } from '../list';
import { invoke, type OwnerConnection } from '../connection';
import { toCampaign, toCampaignReport } from './campaign';
import type { Campaign, CampaignProblem, CampaignReport, CampaignReportRow, CampaignRow } from './campaign';

type CampaignWords = Pick<Campaign, 'subject' | 'body'>;

/** A campaign as the owner saw it last. */
export type CampaignVersion = Pick<Campaign, 'id' | 'version'>;

export type CampaignSave = CampaignVersion & CampaignWords;

/** `id`: chosen by the form, so that a repeated request creates no second campaign. */
export type NewCampaign = CampaignWords & { id: string };

/** `not-configured`: no mail server is configured, so nothing is sent. */
type Sending = { state: 'working' | 'not-configured' };

type TestMail = { state: 'sent'; to: string } | { state: 'refused'; reason: string } | { state: 'not-configured' };

const table = 'newsletter_campaigns';
const gone = 'This campaign no longer exists.';

export function createOwnerCampaignRequests(connection: OwnerConnection) {
  const { supabase } = connection;
  const read = async (id: string, signal?: AbortSignal) => {
    const rows = await dataOf<CampaignRow[]>(supabase.from(table).select('*').eq('id', id).limit(1), signal);
    return rows[0] ? toCampaign(rows[0]) : null;
  };
  const reportsOf = async (args: { only_campaign?: string; first?: number; at_most?: number }, signal?: AbortSignal) =>
    (await dataOf(supabase.rpc('campaign_reports', args), signal)) as CampaignReportRow[];

  return {
    // Deletes drafts; other campaigns stay.
    ...createRemovable(connection, { table, gone }),
    /** All campaigns with their delivery, newest first. */
    async reports(page: ListRequest, signal?: AbortSignal): Promise<ListPage<CampaignReport>> {
      const { rows, total } = await pageOf(page, (first, at_most) => reportsOf({ first, at_most }, signal));
      return { rows: rows.map(toCampaignReport), total };
    },
    async report(id: string, signal?: AbortSignal): Promise<CampaignReport | null> {
      const [row] = await reportsOf({ only_campaign: id }, signal);
      return row ? toCampaignReport(row) : null;
    },
    /** The first hundred. */
    async problems(id: string, signal?: AbortSignal): Promise<CampaignProblem[]> {
      return (await dataOf(supabase.rpc('campaign_problems', { campaign_id: id }), signal)) as CampaignProblem[];
    },
    byId: read,
    /** Rejects with `conflict` if it exists. */
    async create(campaign: NewCampaign): Promise<Campaign> {
      return toCampaign(
        newRow(await dataOf<CampaignRow[]>(supabase.from(table).upsert(campaign, insertOnce).select('*'))),
      );
    },
    /** Rejects with `conflict` if the version is outdated or the campaign is being sent. */
    async save({ id, version, subject, body }: CampaignSave): Promise<Campaign> {
      const change = { subject, body, updated_at: new Date().toISOString() };
      const request = supabase.from(table).update(change).eq('id', id).eq('updated_at', version).select('*');
      const [row] = await dataOf<CampaignRow[]>(request);
      if (row) return toCampaign(row);
      throw (await read(id)) ? new DataError('conflict') : new DataError('not-found', { message: gone });
    },
    /** Starts sending to all confirmed subscribers and returns their number. Idempotent. Rejects like `save`. */
    start: ({ id, version }: CampaignVersion): Promise<number> =>
      dataOf(supabase.rpc('start_campaign', { campaign_id: id, seen_version: version })),
    async pause(id: string): Promise<void> {
      await dataOf(supabase.rpc('pause_campaign', { campaign_id: id }));
    },
    async resume(id: string): Promise<void> {
      await dataOf(supabase.rpc('resume_campaign', { campaign_id: id }));
    },
    /** Resends emails that failed or may not have arrived. */
    retry: (id: string, state: CampaignProblem['state']): Promise<number> =>
      dataOf(supabase.rpc('retry_campaign', { campaign_id: id, of_state: state })),
    /** Sends due emails now. */
    goOn: (): Promise<Sending> => invoke<Sending>(supabase, 'campaign-mail', {}),
    /** Sends a test email to the owner. */
    sendTest: (id: string): Promise<TestMail> => invoke<TestMail>(supabase, 'campaign-mail', { testOf: id }),
  };
}
