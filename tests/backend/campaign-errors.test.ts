import type { SupabaseClient } from '@supabase/supabase-js';
import { operator, owner, stranger, visitor } from './api';
import { newCampaign, newSubscriber, reportOf, tokenHash } from './campaign-steps';

const post = operator();
let ownerClient: SupabaseClient;

beforeAll(async () => {
  ownerClient = await owner();
  await newSubscriber();
});

test.each([
  ['without a subject', { subject: ' ' }, 'subject'],
  ['without a message', { body: '\n \t' }, 'body'],
])('a campaign %s is not sent', async (_how, words, hint) => {
  const campaign = await newCampaign(ownerClient, words);
  const { error } = await ownerClient.rpc('start_campaign', { campaign_id: campaign });
  expect(error).toMatchObject({ code: 'PT422', hint });
});

test.each([
  ['a subject of two lines', { subject: 'One\nBcc: everybody@example.com' }],
  ['a subject of a page', { subject: 'x'.repeat(151) }],
  ['a message of a book', { body: 'x'.repeat(50_001) }],
])('%s is refused', async (_what, words) => {
  await expect(newCampaign(ownerClient, words)).rejects.toMatchObject({ code: '23514' });
});

const ownersOnly = {
  start_campaign: ['campaign_id'],
  pause_campaign: ['campaign_id'],
  resume_campaign: ['campaign_id'],
  retry_campaign: ['campaign_id'],
};

test.each(Object.keys(ownersOnly))('only the owner can call %s', async (name) => {
  const campaign = await newCampaign(ownerClient);
  for (const client of [visitor(), await stranger(), post]) {
    const { error } = await client.rpc(name, { campaign_id: campaign });
    expect(error?.code).toBe('42501');
  }
  expect(await reportOf(ownerClient, campaign)).toMatchObject({ state: 'draft', recipients: 0 });
});

test('only the mail function can call its functions', async () => {
  const calls: [string, Record<string, unknown>][] = [
    ['claim_campaign_mails', {}],
    ['start_campaign_mail', { mail_id: crypto.randomUUID(), mail_claim: crypto.randomUUID(), token_hash: tokenHash() }],
    ['settle_campaign_mail', { mail_id: crypto.randomUUID(), mail_claim: crypto.randomUUID(), outcome: 'sent' }],
    ['unsubscribe_by_link', { token_hash: tokenHash() }],
  ];
  for (const client of [visitor(), await stranger(), ownerClient]) {
    for (const [name, args] of calls) expect((await client.rpc(name, args)).error?.code).toBe('42501');
  }
});

test('other accounts see no reports and no statistics', async () => {
  const outsider = await stranger();
  expect((await outsider.rpc('campaign_reports', {})).data).toEqual([]);
  expect((await outsider.rpc('subscriber_overview')).error?.code).toBe('42501');
  for (const name of ['campaign_reports', 'subscriber_overview']) {
    expect((await visitor().rpc(name, {})).error?.code).toBe('42501');
  }
});

test('N1 N4 the statistics match the rows', async () => {
  const rows = () => post.from('newsletter_subscribers_la2024').select('*', { count: 'exact', head: true });
  const { data } = await ownerClient.rpc('subscriber_overview').throwOnError();
  const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString();
  expect(data).toMatchObject({
    total: (await rows().throwOnError()).count,
    active: (await rows().eq('status', 'active').throwOnError()).count,
    unsubscribed: (await rows().eq('status', 'unsubscribed').throwOnError()).count,
    this_week: (await rows().gt('created_at', weekAgo).throwOnError()).count,
  });
  const { months, this_month } = data as { months: { month: string; joined: number }[]; this_month: number };
  expect(months).toHaveLength(12);
  expect(months.at(-1)?.joined).toBe(this_month);
});
