import { DataError } from 'data-client';
import type { CampaignReport, ListRequest, OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';
import { fakeRecords } from './fake-records';
import type { FakeCampaign } from './newsletter-builders';

/** `goOn` sends all emails, unless no mail server is configured. */
export function fakeOwnerCampaigns(backend: FakeBackend): OwnerClient['campaigns'] {
  const { requests, found, change } = fakeRecords<FakeCampaign, ListRequest>({
    rows: () => backend.campaigns,
    keep: (rows) => (backend.campaigns = rows),
    gone: 'This campaign no longer exists.',
  });
  const { byId, remove, removeOnLeaving } = requests;
  const requireSeen = ({ state, version }: FakeCampaign, seen: string) => {
    if (state !== 'draft' || version !== seen) throw new DataError('conflict');
  };
  /** Moves the emails in one state to another. */
  const mailsOf = (id: string, from: string, to: 'waiting' | 'sent') =>
    found(id).mails.map((mail) => (mail.state === from ? { ...mail, state: to } : mail));

  return {
    byId,
    remove,
    removeOnLeaving,
    reports: async () => ({ rows: backend.campaigns.map(toReport), total: backend.campaigns.length }),
    async report(id) {
      const campaign = await byId(id);
      return campaign && toReport(campaign);
    },
    async problems(id) {
      return found(id).mails.flatMap(({ email, state, reason = '' }) =>
        state === 'failed' || state === 'doubtful' ? [{ email, state, reason }] : [],
      );
    },
    async create(words) {
      if (await byId(words.id)) throw new DataError('conflict');
      const campaign: FakeCampaign = { ...words, state: 'draft', version: '1', createdAt: new Date(), mails: [] };
      backend.campaigns = [...backend.campaigns, campaign];
      return campaign;
    },
    async save({ id, version, subject, body }) {
      requireSeen(found(id), version);
      return change(id, { subject, body, version: String(Number(version) + 1) });
    },
    async start({ id, version }) {
      if (found(id).state === 'draft') requireSeen(found(id), version);
      const readers = backend.readers.filter(({ status }) => status === 'active');
      const mails = readers.map(({ email }) => ({ email, state: 'waiting' as const }));
      change(id, { mails, state: 'sending', startedAt: new Date() });
      return readers.length;
    },
    pause: async (id) => void change(id, { state: 'paused' }),
    resume: async (id) => void change(id, { state: 'sending' }),
    async retry(id, state) {
      const again = found(id).mails.filter((mail) => mail.state === state).length;
      change(id, { mails: mailsOf(id, state, 'waiting'), state: 'sending' });
      return again;
    },
    async goOn() {
      if (backend.mailServer === 'not-configured') return { state: 'not-configured' };
      for (const { id, state } of backend.campaigns)
        if (state === 'sending')
          change(id, { mails: mailsOf(id, 'waiting', 'sent'), state: 'sent', finishedAt: new Date() });
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
