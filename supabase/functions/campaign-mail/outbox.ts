import { callForRows, type Database } from '../_shared/database.ts';
import type { Outcome } from '../_shared/smtp.ts';
import type { Campaign } from './campaign-mails.ts';

/** An email of a campaign that is due, claimed for a limited time. */
export type DueMail = { mailId: string; claim: string; campaignId: string; email: string };

const atMost = 20;

/** @param holdSeconds how long a run holds a claimed email; longer than sending one may take */
export function createCampaignOutbox(database: Database, holdSeconds = 120) {
  const idsOf = ({ mailId, claim }: DueMail) => ({ mail_id: mailId, mail_claim: claim });
  return {
    claim: () => callForRows<DueMail>(database, 'claim_campaign_mails', { at_most: atMost, hold_seconds: holdSeconds }),
    async content(campaignId: string) {
      const path = `newsletter_campaigns?select=id,subject,body&id=eq.${encodeURIComponent(campaignId)}`;
      const [campaign] = await database.rows<Campaign>(path);
      if (!campaign) throw new Error(`The campaign ${campaignId} does not exist.`);
      return campaign;
    },
    /** Marks an email as being sent; it cannot be claimed again. Returns false if it must not be sent. */
    start: (mail: DueMail, tokenHash: string) =>
      database.call<boolean>('start_campaign_mail', {
        ...idsOf(mail),
        token_hash: tokenHash,
        hold_seconds: holdSeconds,
      }),
    async settle(mail: DueMail, outcome: Outcome) {
      const reason = outcome.state === 'sent' ? '' : outcome.reason;
      await database.call('settle_campaign_mail', { ...idsOf(mail), outcome: outcomeName(outcome), reason });
    },
    /** Returns false for a link that was never sent. */
    unsubscribe: (tokenHash: string) => database.call<boolean>('unsubscribe_by_link', { token_hash: tokenHash }),
  };
}

export type CampaignOutbox = ReturnType<typeof createCampaignOutbox>;

function outcomeName(outcome: Outcome): string {
  return outcome.state === 'refused' && outcome.isFinal ? 'refused-for-good' : outcome.state;
}
