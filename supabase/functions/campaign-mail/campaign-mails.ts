import type { Coach } from '../_shared/coach.ts';
import { escapeHtml } from '../../../domain/src/text.ts';
import { layOut, type MailPart } from '../_shared/mail-layout.ts';
import { envelopeOf, hostOf, type Mail } from '../_shared/mail.ts';
import { renderMarkdown, type Rendered } from './rendered-markdown.ts';
import type { UnsubscribeLink } from './unsubscribe-link.ts';

/** A newsletter as the owner wrote it. */
export type Campaign = { id: string; subject: string; body: string };

type Reader = { address: string; unsubscribe: Pick<UnsubscribeLink, 'page' | 'oneClick'> };

type MailContext = { coach: Coach; siteUrl?: string };

/** @param mailId makes the message id stable, so that mail clients show an email that arrives twice only once */
export function composeCampaignMail(
  campaign: Campaign,
  mailId: string,
  { address, unsubscribe }: Reader,
  context: MailContext,
): Mail {
  const envelope = envelopeOf(context.coach, `campaign-${mailId}`);
  return {
    ...envelope,
    subject: campaign.subject,
    to: { name: '', address },
    ...body(campaign, context, {
      html: `<a href="${escapeHtml(unsubscribe.page)}" style="color:${context.coach.palette.link}">Unsubscribe</a>`,
      text: `Unsubscribe: ${unsubscribe.page}`,
    }),
    headers: {
      ...envelope.headers,
      // RFC 8058: the mail client's unsubscribe button sends one POST.
      'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<newsletter.${hostOf(context.coach)}>`,
      Precedence: 'bulk',
    },
  };
}

/** The same email as a test for the owner: marked, and without an unsubscribe link. */
export function composeTestMail(campaign: Campaign, address: string, context: MailContext): Mail {
  const sentence = 'This is a test. In the newsletter, the unsubscribe link is here.';
  return {
    ...envelopeOf(context.coach, `campaign-test-${crypto.randomUUID()}`),
    subject: `[Test] ${campaign.subject || 'No subject'}`,
    to: { name: context.coach.name, address },
    ...body(campaign, context, { html: escapeHtml(sentence), text: sentence }),
  };
}

function body(
  { subject, body: markdown }: Campaign,
  { coach: { name, palette, postalAddress }, siteUrl }: MailContext,
  unsubscribe: Rendered,
) {
  const reason = `You’re receiving this email because you subscribed to my newsletter${siteUrl ? ` at ${siteUrl}` : ''}.`;
  const sender = postalAddress && `${name}, ${postalAddress}`;
  const footer = {
    html: `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${palette.line};font-size:13px;color:${palette.mutedText}">${sender && `<bdi>${escapeHtml(sender)}</bdi><br>`}${escapeHtml(reason)} ${unsubscribe.html}</p>`,
    text: ['--', ...(sender ? [sender] : []), reason, unsubscribe.text].join('\n'),
  };
  const parts: MailPart[] = [
    { kind: 'rendered', ...renderMarkdown(markdown, palette, siteUrl) },
    { kind: 'rendered', ...footer },
  ];
  return layOut(subject || 'No subject', parts, palette);
}
