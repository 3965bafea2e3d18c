import type { Coach } from '../_shared/coach.ts';
import { recordOutcome } from '../_shared/outbox.ts';
import type { SendMail } from '../_shared/smtp.ts';
import { composeCampaignMail, type Campaign } from './campaign-mails.ts';
import type { CampaignOutbox, DueMail } from './outbox.ts';
import { newUnsubscribeLink } from './unsubscribe-link.ts';

export type CampaignDelivery = {
  outbox: CampaignOutbox;
  send: SendMail;
  readCoach: () => Promise<Coach>;
  /** The public address of this function, for unsubscribe links. */
  functionUrl: string;
  siteUrl?: string;
  /** Ends a run before the host stops it. */
  isTimeUp?: () => boolean;
};

/** Mail servers limit the connections of a sender. */
const lanes = 4;

/**
 * Sends the emails that are due, each at most once, until none is left or time is up. The next run continues, however
 * this one ends.
 *
 * @returns the number of emails sent
 */
export async function deliverCampaigns(delivery: CampaignDelivery): Promise<number> {
  const contents = new Map<string, Promise<Campaign>>();
  let coach: Coach | undefined;
  let sent = 0;
  for (;;) {
    // The last claim, which is empty, closes finished campaigns.
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
  const link = await newUnsubscribeLink(functionUrl, siteUrl);
  const reader = { address: mail.email, unsubscribe: link };
  const composed = composeCampaignMail(campaign, mail.mailId, reader, { coach, siteUrl });
  if (!(await outbox.start(mail, link.hash))) return false;
  const outcome = await send(composed);
  await recordOutcome(() => outbox.settle(mail, outcome));
  return outcome.state === 'sent';
}
