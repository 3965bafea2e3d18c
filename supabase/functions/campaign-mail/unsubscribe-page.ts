import { escapeHtml } from '../_shared/mail-layout.ts';

const style = `
:root { color-scheme: light; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f6f4ef; color: #2c2c2c; font: 1.0625rem/1.6 Montserrat, Helvetica, Arial, sans-serif; }
main { box-sizing: border-box; width: min(32rem, 100% - 2rem); padding: 2rem; background: #fff; border-top: 4px solid #daa520; }
h1 { margin: 0 0 1rem; color: #032b44; font: 700 1.75rem/1.25 'Playfair Display', Georgia, serif; }
p { margin: 0 0 1.25rem; overflow-wrap: anywhere; }
button { min-height: 2.75rem; padding: 0 1.5rem; border: 0; border-radius: 4px; background: #032b44; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid #daa520; outline-offset: 2px; }
`;

type Page = { heading: string; sentence: string; hasButton?: boolean };

/** Before: what the link in a mail shows. Looking at it changes nothing, as mail programs look at links, too. */
export const askPage = (name: string) =>
  page(200, {
    heading: 'Unsubscribe?',
    sentence: `You will get no more newsletters from ${name}.`,
    hasButton: true,
  });

export const donePage = (name: string) =>
  page(200, {
    heading: 'You are unsubscribed',
    sentence: `You will get no more newsletters from ${name}. If you change your mind, subscribe again on the website.`,
  });

export const unknownPage = () =>
  page(404, {
    heading: 'This link does not work',
    sentence: 'Please use the unsubscribe link of the newest newsletter, or simply reply to it.',
  });

export const failedPage = () =>
  page(503, {
    heading: 'That did not work just now',
    sentence: 'You are still subscribed. Please try again in a moment.',
    hasButton: true,
  });

function page(status: number, { heading, sentence, hasButton = false }: Page): Response {
  // Without an action a form goes where the page came from, token included.
  const button = hasButton ? '<form method="post"><button type="submit">Unsubscribe</button></form>' : '';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title>
<style>${style}</style>
</head>
<body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(sentence)}</p>${button}</main></body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      // The address holds the reader's token.
      'Referrer-Policy': 'no-referrer',
    },
  });
}
