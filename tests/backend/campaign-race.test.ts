import postgres from 'postgres';
import { expectSoon } from '../browser/expect-soon';
import { asOperator } from './api';
import { claimMails, newSubscriber, reportOf, startedCampaign, tokenHash } from './campaign-steps';
import { onPostgres } from './own-database';

onPostgres('a campaign does not end while one of its emails is being queued again', async () => {
  await newSubscriber();
  const campaign = await startedCampaign();
  for (const { mail_id, claim: mail_claim } of await claimMails()) {
    await asOperator('start_campaign_mail', { mail_id, mail_claim, token_hash: tokenHash() });
    await asOperator('settle_campaign_mail', { mail_id, mail_claim, outcome: 'refused-for-good' });
  }
  const database = postgres(process.env.DATABASE_URL!, { max: 2 });
  const isBlocked = async () =>
    (await database`select from pg_stat_activity where wait_event_type = 'Lock'`).length > 0;
  let claiming: Promise<unknown> | undefined;
  await database.begin(async (retry) => {
    await retry`update public.newsletter_campaign_mails set state = 'waiting' where campaign_id = ${campaign}`;
    await retry`select private.reopen_campaigns(array[${campaign}]::uuid[])`;
    claiming = claimMails();
    await expectSoon(isBlocked, Boolean);
  });
  await claiming;
  await database.end();
  expect(await reportOf(campaign)).toMatchObject({ state: 'sending' });
});
