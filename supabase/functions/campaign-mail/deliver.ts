import type { Coach } from '../_shared/coach.ts';
import type { Outcome, SendMail } from '../_shared/smtp.ts';
import { composeCampaignMail, type Campaign } from './campaign-mails.ts';
import type { CampaignOutbox, DueMail } from './outbox.ts';
import { newUnsubscribeLink } from './unsubscribe-link.ts';

export type CampaignDelivery = {
  outbox: CampaignOutbox;
  send: SendMail;
  readCoach: () => Promise<Coach>;
  /** Where readers reach this function, for the way out of the newsletter. */
  functionUrl: string;
  siteUrl?: string;
  /** Ends a run before the host does. */
  isTimeUp?: () => boolean;
};

/** Mail servers take a few connections of one sender at a time. */
const lanes = 4;

/**
 * Sends what is due, each mail at most once, until nothing is left or time is up. Whatever a run leaves, however it ends,
 * the next one finds.
 *
 * @returns how many mails left
 */
export async function deliverCampaigns(delivery: CampaignDelivery): Promise<number> {
  const contents = new Map<string, Promise<Campaign>>();
  let coach: Coach | undefined;
  let sent = 0;
  for (;;) {
    // The last, empty one closes the campaigns that are over.
    const due = await delivery.outbox.claim();
    if (!due.length) return sent;
    coach ??= await delivery.readCoach();
    sent += await sendAll(delivery, due, coach, contents);
    if (delivery.isTimeUp?.()) return sent;
  }
}

async function sendAll(
  delivery: CampaignDelivery,
  due: readonly DueMail[],
  coach: Coach,
  contents: Map<string, Promise<Campaign>>,
): Promise<number> {
  const queue = [...due];
  let sent = 0;
  const lane = async () => {
    for (let mail = queue.shift(); mail; mail = queue.shift()) {
      const content = contents.get(mail.campaignId) ?? delivery.outbox.content(mail.campaignId);
      contents.set(mail.campaignId, content);
      if (await sendOne(delivery, mail, coach, await content)) sent += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return sent;
}

async function sendOne(
  { outbox, send, functionUrl, siteUrl }: CampaignDelivery,
  mail: DueMail,
  coach: Coach,
  campaign: Campaign,
): Promise<boolean> {
  const link = await newUnsubscribeLink(functionUrl);
  const reader = { address: mail.email, unsubscribeAddress: link.address };
  const composed = composeCampaignMail(campaign, mail.mailId, reader, { coach, siteUrl });
  if (!(await outbox.start(mail, link.hash))) return false;
  const outcome = await send(composed);
  await settle(outbox, mail, outcome);
  return outcome.state === 'sent';
}

const waitsMs = [200, 1000, 3000];

// A mail whose end is not written down counts as one that may have arrived: worth asking more than once.
async function settle(outbox: CampaignOutbox, mail: DueMail, outcome: Outcome): Promise<void> {
  for (const waitMs of waitsMs) {
    try {
      return await outbox.settle(mail, outcome);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  await outbox.settle(mail, outcome);
}
