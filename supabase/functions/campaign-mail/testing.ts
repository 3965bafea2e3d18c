import { someCoach } from '../booking-mail/testing.ts';
import type { Mail } from '../_shared/mail.ts';
import type { Outcome } from '../_shared/smtp.ts';
import type { CampaignDelivery } from './deliver.ts';
import type { CampaignOutbox, DueMail } from './outbox.ts';

export const someCampaign = {
  id: '0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0002',
  subject: 'News for November',
  body: 'Hello **readers**',
};

/** An in-memory campaign with one email per address, and a mail server that returns the given outcome. */
export function createFakeDelivery(
  addresses: readonly string[],
  outcome: (mail: Mail) => Outcome = () => ({ state: 'sent' }),
) {
  const rows = addresses.map((email, index) => ({ mailId: `mail-${index}`, email, state: 'waiting', hash: '' }));
  const rowOf = ({ mailId }: DueMail) => {
    const row = rows[Number(mailId.slice('mail-'.length))];
    if (!row) throw new Error(`The campaign has no email ${mailId}.`);
    return row;
  };
  const sent: Mail[] = [];
  const outbox: CampaignOutbox = {
    async claim() {
      const due = rows.filter(({ state }) => state === 'waiting').slice(0, 3);
      for (const row of due) row.state = 'claimed';
      return due.map(({ mailId, email }) => ({ mailId, email, claim: 'claim', campaignId: someCampaign.id }));
    },
    content: async () => someCampaign,
    async start(mail, hash) {
      if (rowOf(mail).state !== 'claimed') return false;
      Object.assign(rowOf(mail), { state: 'sending', hash });
      return true;
    },
    async settle(mail, { state }) {
      rowOf(mail).state = state;
    },
    unsubscribe: async (hash) => rows.some((row) => row.hash === hash),
  };
  const delivery: CampaignDelivery = {
    outbox,
    send: async (mail) => {
      sent.push(mail);
      return outcome(mail);
    },
    readCoach: async () => someCoach,
    functionUrl: 'https://project.example/functions/v1/campaign-mail',
    siteUrl: 'https://lenaashford.example',
  };
  return { rows, sent, delivery };
}
