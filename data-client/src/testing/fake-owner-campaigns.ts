import { DataError } from 'data-client';
import type { Campaign, CampaignReport, OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';
import type { FakeCampaign } from './newsletter-builders';

const gone = { message: 'This campaign no longer exists.' };
const refuse = (field: string, message: string) => new DataError('invalid', { field, message });

/** Applies the database's rules. `goOn` sends emails, unless no mail server is configured. */
export function fakeOwnerCampaigns(backend: FakeBackend): OwnerClient['campaigns'] {
  const all = () => {
    if (!backend.isSignedIn) throw new DataError('session-expired');
    return backend.campaigns;
  };
  const find = (id: string) => all().find((campaign) => campaign.id === id);
  const found = (id: string): FakeCampaign => {
    const campaign = find(id);
    if (!campaign) throw new DataError('not-found', gone);
    return campaign;
  };
  const now = () => backend.now?.() ?? new Date();
  const save: OwnerClient['campaigns']['save'] = async ({ id, version, subject, body }) => {
    const campaign = found(id);
    if (campaign.state !== 'draft' || String(campaign.version) !== version) throw new DataError('conflict');
    Object.assign(campaign, { subject, body, version: campaign.version + 1 });
    return toCampaign(campaign);
  };

  return {
    async reports({ page, pageSize }) {
      const sorted = all().toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
      return { rows: sorted.slice((page - 1) * pageSize, page * pageSize).map(toReport), total: sorted.length };
    },
    report: async (id) => toReportOrNull(find(id)),
    async problems(id) {
      return found(id).mails.flatMap(({ email, state, reason = '' }) =>
        state === 'failed' || state === 'doubtful' ? [{ email, state, reason }] : [],
      );
    },
    async byId(id) {
      const campaign = find(id);
      return campaign ? toCampaign(campaign) : null;
    },
    async create({ sent, ...words }) {
      const stored = find(words.id);
      if (stored && isSame(stored, words)) return toCampaign(stored);
      if (stored && sent && isSame(stored, sent)) return save({ ...toCampaign(stored), ...words });
      if (stored) throw new DataError('conflict');
      const campaign: FakeCampaign = { ...words, state: 'draft', version: 1, createdAt: now(), mails: [] };
      backend.campaigns = [...all(), campaign];
      return toCampaign(campaign);
    },
    save,
    async remove(ids) {
      if (!all().some(isDraftOf(ids))) throw new DataError('not-found', gone);
      backend.campaigns = all().filter((campaign) => !isDraftOf(ids)(campaign));
    },
    removeOnLeaving(ids) {
      backend.campaigns = all().filter((campaign) => !isDraftOf(ids)(campaign));
    },
    async start(id) {
      const campaign = found(id);
      if (campaign.state !== 'draft') return campaign.mails.length;
      if (!campaign.subject.trim()) throw refuse('subject', 'Please write a subject.');
      if (!campaign.body.trim()) throw refuse('body', 'Please write the message.');
      const readers = backend.readers.filter(({ status }) => status === 'active');
      if (readers.length === 0) throw refuse('no-readers', 'There are no active subscribers to send this to.');
      campaign.mails = readers.map(({ email }) => ({ email, state: 'waiting' }));
      Object.assign(campaign, { state: 'sending', startedAt: now() });
      return readers.length;
    },
    async pause(id) {
      const campaign = found(id);
      if (campaign.state === 'sending') campaign.state = 'paused';
    },
    async resume(id) {
      const campaign = found(id);
      if (campaign.state === 'paused') campaign.state = 'sending';
    },
    async retry(id, state) {
      const campaign = found(id);
      const again = campaign.mails.filter((mail) => mail.state === state);
      for (const mail of again) mail.state = 'waiting';
      if (again.length > 0) Object.assign(campaign, { state: 'sending', finishedAt: undefined });
      return again.length;
    },
    async goOn() {
      if (backend.mailServer === 'not-configured') return { state: 'not-configured' };
      for (const campaign of all().filter(({ state }) => state === 'sending')) send(campaign, now());
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

type Words = Pick<Campaign, 'subject' | 'body'>;

const isDraftOf = (ids: readonly string[]) => (campaign: FakeCampaign) =>
  campaign.state === 'draft' && ids.includes(campaign.id);

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

const isSame = (one: Words, other: Words) => one.subject === other.subject && one.body === other.body;

const toReportOrNull = (campaign?: FakeCampaign) => (campaign ? toReport(campaign) : null);

function toReport({ mails, body: _body, version: _version, ...campaign }: FakeCampaign): CampaignReport {
  const count = (state: string) => mails.filter((mail) => mail.state === state).length;
  return {
    ...campaign,
    recipients: mails.length,
    waiting: count('waiting'),
    sent: count('sent'),
    failed: count('failed'),
    doubtful: count('doubtful'),
    skipped: count('skipped'),
    unsubscribed: mails.filter(({ hasUnsubscribed }) => hasUnsubscribed).length,
  };
}
