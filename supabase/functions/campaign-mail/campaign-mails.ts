import type { Coach } from '../_shared/coach.ts';
import { escapeHtml, layOut } from '../_shared/mail-layout.ts';
import type { Mail } from '../_shared/mail.ts';
import { renderMarkdown, type Rendered } from './rendered-markdown.ts';

/** What the owner wrote. */
export type Campaign = { id: string; subject: string; body: string };

export type Reader = { address: string; unsubscribeAddress: string };

type Surroundings = { coach: Coach; siteUrl?: string };

/** @param mailId makes the message id stable, so that a mail program shows a mail that came twice once */
export function composeCampaignMail(
  campaign: Campaign,
  mailId: string,
  { address, unsubscribeAddress }: Reader,
  surroundings: Surroundings,
): Mail {
  return {
    ...envelope(campaign, mailId, surroundings.coach),
    to: { name: '', address },
    ...body(campaign, surroundings, {
      html: `<a href="${escapeHtml(unsubscribeAddress)}" style="color:#032b44">Unsubscribe</a>`,
      text: `Unsubscribe: ${unsubscribeAddress}`,
    }),
    headers: {
      // RFC 8058: a mail program's own button unsubscribes with one POST.
      'List-Unsubscribe': `<${unsubscribeAddress}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<newsletter.${hostOf(surroundings.coach)}>`,
      Precedence: 'bulk',
    },
  };
}

/** The same mail as the owner's own test: marked, and without a way to unsubscribe anybody. */
export function composeTestMail(campaign: Campaign, address: string, surroundings: Surroundings): Mail {
  const sentence = 'This is a test. Readers find their unsubscribe link here.';
  return {
    ...envelope(campaign, `test-${crypto.randomUUID()}`, surroundings.coach),
    subject: `[Test] ${campaign.subject || 'Without a subject'}`,
    to: { name: surroundings.coach.name, address },
    ...body(campaign, surroundings, { html: escapeHtml(sentence), text: sentence }),
  };
}

function envelope({ subject }: Campaign, mailId: string, coach: Coach) {
  return {
    messageId: `<campaign-${mailId}@${hostOf(coach)}>`,
    from: { name: coach.fromName, address: coach.fromEmail },
    replyTo: { name: coach.name, address: coach.email },
    subject,
  };
}

function body({ subject, body: markdown }: Campaign, { coach, siteUrl }: Surroundings, wayOut: Rendered) {
  const why = `You receive this because you subscribed to the newsletter of ${coach.name}${siteUrl ? ` at ${siteUrl}` : ''}.`;
  const footer = {
    html: `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e6e2d8;font-size:13px;color:#5b5b5b">${escapeHtml(why)} ${wayOut.html}</p>`,
    text: `--\n${why}\n${wayOut.text}`,
  };
  return layOut(subject || 'Without a subject', [
    { kind: 'rendered', ...renderMarkdown(markdown, siteUrl) },
    { kind: 'rendered', ...footer },
  ]);
}

const hostOf = ({ fromEmail }: Coach) => fromEmail.split('@')[1] || 'localhost';
