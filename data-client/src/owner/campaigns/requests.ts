import { DataError } from 'data-client';
import type { ListPage, ListRequest, Removable } from '../list';
import { someRow } from '../list';
import type { OwnerGateway } from '../owner-gateway';
import { toCampaign, toCampaignReport } from './campaign';
import type { Campaign, CampaignProblem, CampaignReport, CampaignReportRow, CampaignRow } from './campaign';
import { dataOf, until } from '../table-requests';

export type CampaignWords = Pick<Campaign, 'subject' | 'body'>;

type CampaignSave = Pick<Campaign, 'id' | 'version'> & CampaignWords;

/** `id`: the one it will have, whoever sends it again. `sent`: what was sent before, if the answer was lost. */
export type NewCampaign = CampaignWords & { id: string; sent?: CampaignWords };

/** `not-configured`: nobody has named a mail server yet, so nothing is sent. */
export type Sending = { state: 'working' | 'not-configured' };

export type TestMail =
  | { state: 'sent'; to: string }
  | { state: 'refused'; reason: string }
  | { state: 'not-configured' };

/** Drafts only are removed: what went out stays. */
export type OwnerCampaignRequests = Removable & {
  /** How campaigns stand, newest first. */
  reports(page: ListRequest, signal?: AbortSignal): Promise<ListPage<CampaignReport>>;
  report(id: string, signal?: AbortSignal): Promise<CampaignReport | null>;
  /** The first hundred. */
  problems(id: string, signal?: AbortSignal): Promise<CampaignProblem[]>;
  byId(id: string, signal?: AbortSignal): Promise<Campaign | null>;
  /** Twice is once. Rejects with `conflict` when it is there already, and in other words than were sent. */
  create(campaign: NewCampaign): Promise<Campaign>;
  /** Rejects with `conflict` when it is no longer the version that was read, or on its way. */
  save(campaign: CampaignSave): Promise<Campaign>;
  /** Begins to send to everybody who is active now; answers how many that are. Twice is once. */
  start(id: string): Promise<number>;
  pause(id: string): Promise<void>;
  resume(id: string): Promise<void>;
  /** Sends again what failed, or what may not have arrived. */
  retry(id: string, state: CampaignProblem['state']): Promise<number>;
  /** Has whatever is due sent now. */
  goOn(): Promise<Sending>;
  /** To the owner's own address. */
  sendTest(id: string): Promise<TestMail>;
};

const table = 'newsletter_campaigns';
const gone = 'This campaign no longer exists.';

export function createOwnerCampaignRequests(gateway: OwnerGateway): OwnerCampaignRequests {
  const { rest } = gateway;
  const read = async (id: string, signal?: AbortSignal) => {
    const rows = await dataOf<CampaignRow[]>(until(signal, rest.from(table).select('*').eq('id', id).limit(1)));
    return rows[0] ? toCampaign(rows[0]) : null;
  };
  const reportsOf = async (args: { only_campaign?: string; first?: number; at_most?: number }, signal?: AbortSignal) =>
    (await dataOf(until(signal, rest.rpc('campaign_reports', args)))) as CampaignReportRow[];

  const save = async ({ id, version, subject, body }: CampaignSave) => {
    const change = { subject, body, updated_at: new Date().toISOString() };
    const request = rest.from(table).update(change).eq('id', id).eq('updated_at', version).select('*');
    const [row] = await dataOf<CampaignRow[]>(request);
    if (row) return toCampaign(row);
    if (await read(id)) throw new DataError('conflict');
    throw new DataError('not-found', { message: gone });
  };

  return {
    async reports({ page, pageSize }, signal) {
      const rows = await reportsOf({ first: (page - 1) * pageSize, at_most: pageSize }, signal);
      return { rows: rows.map(toCampaignReport), total: rows[0]?.total ?? 0 };
    },
    async report(id, signal) {
      const [row] = await reportsOf({ only_campaign: id }, signal);
      return row ? toCampaignReport(row) : null;
    },
    async problems(id, signal) {
      return (await dataOf(until(signal, rest.rpc('campaign_problems', { campaign_id: id })))) as CampaignProblem[];
    },
    byId: read,
    async create({ sent, ...campaign }) {
      const once = { onConflict: 'id', ignoreDuplicates: true };
      const request = rest.from(table).upsert(campaign, once).select('*');
      const [row] = await dataOf<CampaignRow[]>(request);
      const stored = row ? toCampaign(row) : await read(campaign.id);
      if (!stored) throw new DataError('not-found', { message: gone });
      if (isSame(stored, campaign)) return stored;
      if (sent && isSame(stored, sent)) return save({ ...stored, ...campaign });
      throw new DataError('conflict');
    },
    save,
    async remove(ids) {
      someRow(await dataOf(rest.from(table).delete().in('id', ids).select('id')), gone);
    },
    removeOnLeaving(ids) {
      gateway.sendOnLeaving(`/rest/v1/${table}?id=in.(${ids.join(',')})`, { method: 'DELETE' });
    },
    start: (id) => dataOf(rest.rpc('start_campaign', { campaign_id: id })),
    async pause(id) {
      await dataOf(rest.rpc('pause_campaign', { campaign_id: id }));
    },
    async resume(id) {
      await dataOf(rest.rpc('resume_campaign', { campaign_id: id }));
    },
    retry: (id, state) => dataOf(rest.rpc('retry_campaign', { campaign_id: id, of_state: state })),
    goOn: () => ask<Sending>(gateway, {}),
    sendTest: (id) => ask<TestMail>(gateway, { testOf: id }),
  };
}

const isSame = (one: CampaignWords, other: CampaignWords) => one.subject === other.subject && one.body === other.body;

async function ask<Answer>({ config, fetch }: OwnerGateway, body: object): Promise<Answer> {
  const response = await fetch(`${config.url}/functions/v1/campaign-mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}
