import type { Coach } from '../_shared/coach.ts';
import { createStyles, htmlLines, layOut, type MailPart } from '../_shared/mail-layout.ts';
import type { MailPalette } from '../../../domain/src/mail-palette.ts';
import type { OwedPersonalMail } from './outbox.ts';

/** The content of an email that the owner wrote, laid out as a letter, with the message that it quotes. */
export function personalMail({ subject, body, quoted }: OwedPersonalMail, { palette }: Coach) {
  const parts: MailPart[] = [{ kind: 'rendered', text: body, html: bodyHtml(body, palette) }];
  if (quoted) {
    const day = quoted.at.toLocaleDateString('en-US', { timeZone: quoted.zone, dateStyle: 'long' });
    parts.push({ kind: 'quote', label: `On ${day}, you wrote`, text: quoted.text });
  }
  return { subject, ...layOut(subject, parts, palette, { hasHeading: false }) };
}

/** Escaped text with links, without the punctuation that ends a sentence after an address. */
function bodyHtml(body: string, palette: MailPalette): string {
  const linked = body.split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/).map((text, index) => {
    const escaped = htmlLines(text);
    return index % 2 ? `<a style="color:${palette.link}" href="${escaped}">${escaped}</a>` : escaped;
  });
  return `<p dir="auto" style="${createStyles(palette).paragraph}">${linked.join('')}</p>`;
}
