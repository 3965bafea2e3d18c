import type { Coach } from '../_shared/coach.ts';
import { createStyles, layOut, type MailPart } from '../_shared/mail-layout.ts';
import { createMailPalette } from '../_shared/mail-palette.ts';

type Page = { heading: string; text: string; hasButton?: boolean };

/** The page that the link in a mail opens. It changes nothing, because mail clients open links, too. */
export const askPage = (coach: Coach) =>
  page(200, coach, {
    heading: 'Unsubscribe?',
    text: `You will no longer receive my newsletter.\n${coach.name}`,
    hasButton: true,
  });

export const donePage = (coach: Coach) =>
  page(200, coach, {
    heading: 'You are unsubscribed',
    text: `You will no longer receive my newsletter. If you change your mind, you can subscribe again on the website.\n${coach.name}`,
  });

export const unknownPage = (coach: Coach) =>
  page(404, coach, {
    heading: 'This link does not work',
    text: 'Please use the unsubscribe link in my latest newsletter, or reply to it.',
  });

export const failedPage = () =>
  page(503, undefined, {
    heading: 'Something went wrong',
    text: 'You are still subscribed. Please try again in a moment.',
    hasButton: true,
  });

function page(status: number, coach: Coach | undefined, { heading, text, hasButton = false }: Page): Response {
  const palette = coach?.palette ?? createMailPalette();
  // Without an action, the form posts to the page's own address, which contains the token.
  const button = `<form method="post"><button type="submit" style="${createStyles(palette).button}">Unsubscribe</button></form>`;
  const parts: MailPart[] = [
    { kind: 'paragraph', text },
    ...(hasButton ? [{ kind: 'rendered', html: button, text: '' } as const] : []),
  ];
  return new Response(layOut(heading, parts, palette).html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      // The address contains the recipient's token.
      'Referrer-Policy': 'no-referrer',
    },
  });
}
