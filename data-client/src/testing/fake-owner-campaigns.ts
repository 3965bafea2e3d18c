import { DataError } from 'data-client';
import type { Campaign, CampaignReport, OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';
import type { FakeCampaign } from './newsletter-builders';

const gone = { message: 'This campaign no longer exists.' };

/** `goOn` sends all emails, unless no mail server is configured. */
export function fakeOwnerCampaigns(backend: FakeBackend): OwnerClient['campaigns'] {
  const find = (id: string) => backend.campaigns.find((campaign) => campaign.id === id);
  const found = (id: string): FakeCampaign => {
    const campaign = find(id);
    if (!campaign) throw new DataError('not-found', gone);
    return campaign;
  };
  const removeDrafts = (ids: readonly string[]) => {
    backend.campaigns = backend.campaigns.filter(({ id }) => !ids.includes(id));
  };

  return {
    async reports() {
      return { rows: backend.campaigns.map(toReport), total: backend.campaigns.length };
    },
    async report(id) {
      const campaign = find(id);
      return campaign ? toReport(campaign) : null;
    },
    async problems(id) {
      return found(id).mails.flatMap(({ email, state, reason = '' }) =>
        state === 'failed' || state === 'doubtful' ? [{ email, state, reason }] : [],
      );
    },
    async byId(id) {
      const campaign = find(id);
      return campaign ? toCampaign(campaign) : null;
    },
    async create(words) {
      if (find(words.id)) throw new DataError('conflict');
      const campaign: FakeCampaign = { ...words, state: 'draft', version: 1, createdAt: new Date(), mails: [] };
      backend.campaigns = [...backend.campaigns, campaign];
      return toCampaign(campaign);
    },
    async save({ id, version, subject, body }) {
      const campaign = found(id);
      if (campaign.state !== 'draft' || String(campaign.version) !== version) throw new DataError('conflict');
      Object.assign(campaign, { subject, body, version: campaign.version + 1 });
      return toCampaign(campaign);
    },
    remove: async (ids) => removeDrafts(ids),
    removeOnLeaving: removeDrafts,
    async start({ id, version }) {
      const campaign = found(id);
      if (campaign.state === 'draft' && String(campaign.version) !== version) throw new DataError('conflict');
      const readers = backend.readers.filter(({ status }) => status === 'active');
      campaign.mails = readers.map(({ email }) => ({ email, state: 'waiting' }));
      Object.assign(campaign, { state: 'sending', startedAt: new Date() });
      return readers.length;
    },
    async pause(id) {
      found(id).state = 'paused';
    },
    async resume(id) {
      found(id).state = 'sending';
    },
    async retry(id, state) {
      const campaign = found(id);
      const again = campaign.mails.filter((mail) => mail.state === state);
      for (const mail of again) mail.state = 'waiting';
      campaign.state = 'sending';
      return again.length;
    },
    async goOn() {
      if (backend.mailServer === 'not-configured') return { state: 'not-configured' };
      for (const campaign of backend.campaigns.filter(({ state }) => state === 'sending')) send(campaign, new Date());
      return { state: 'working' };
    },
    async sendTest(id) {
      found(id);
      return backend.mailServer === 'not-configured'
        ? { state: 'not-configured' }
        : { state: 'sent', to: backend.owner.email };
    },
  };
}

function send(campaign: FakeCampaign, finishedAt: Date) {
  for (const mail of campaign.mails) if (mail.state === 'waiting') mail.state = 'sent';
  Object.assign(campaign, { state: 'sent', finishedAt });
}

const toCampaign = ({ id, subject, body, state, version }: FakeCampaign): Campaign => ({
  id,
  subject,
  body,
  state,
  version: String(version),
});

function toReport({
  mails,
  startedAt,
  finishedAt,
  body: _body,
  version: _version,
  ...campaign
}: FakeCampaign): CampaignReport {
  const count = (state: string) => mails.filter((mail) => mail.state === state).length;
  return {
    ...campaign,
    startedAt,
    finishedAt,
    recipients: mails.length,
    waiting: count('waiting'),
    sent: count('sent'),
    failed: count('failed'),
    doubtful: count('doubtful'),
    skipped: count('skipped'),
    unsubscribed: mails.filter(({ hasUnsubscribed }) => hasUnsubscribed).length,
  };
}
