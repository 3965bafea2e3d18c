import { jsonBlock } from 'config/site-config';
import type { MailPalette } from 'domain/mail-palette';
import { escapeHtml } from 'domain/text';
import { sourceHash } from './content-security.ts';
import type { SiteSettings } from './site-settings.ts';

/**
 * Shows the section named in the hash, or else the confirmation for the token in the hash. Some email programs take the
 * punctuation after a link for a part of it.
 */
const script = `
const [state] = location.hash.slice(1).match(/^[\\w-]*/);
const sections = [...document.querySelectorAll('section')];
const shown = sections.find(({ id }) => id === state) ?? document.getElementById(state ? 'question' : 'unknown');
for (const section of sections) section.hidden = section !== shown;
document.title = shown.querySelector('h1').textContent;
const { supabaseUrl } = JSON.parse(document.getElementById('site-config').textContent);
document.forms[0].action = supabaseUrl + '/functions/v1/campaign-mail/unsubscribe?token=' + state;
addEventListener('hashchange', () => location.reload());
`;

/** Like the newsletter, from which readers come. */
const styleIn = ({ sheet, soft, accent, text, heading, link, button, onButton }: MailPalette) => `
:root { font: 1rem/1.6 system-ui, sans-serif; background: ${soft}; color: ${text}; }
body { max-inline-size: 35rem; margin: clamp(0rem, 8vh, 5rem) auto; padding: 2.5rem clamp(1.25rem, 6vw, 2.5rem); border-block-start: 4px solid ${accent}; background: ${sheet}; overflow-wrap: anywhere; }
header { color: ${heading}; font: 1.25rem/1.25 Georgia, serif; }
h1 { margin-block: 2rem 1rem; color: ${heading}; font: 700 1.75rem/1.25 Georgia, serif; text-wrap: balance; }
form { margin-block: 1.5rem 2rem; }
a { color: ${link}; }
button { padding: 0.75rem 1.5rem; border: 1px solid transparent; border-radius: 6px; background: ${button}; color: ${onButton}; font: inherit; font-weight: 600; cursor: pointer; }
`;

type Look = {
  /** Of the site, so that readers see whose newsletter they leave. */
  title: string;
  palette: MailPalette;
};

/**
 * Renders the page behind the unsubscribe link in newsletters. Its form posts to the backend's function, which cannot show
 * a page itself (hosted functions answer HTML as text) and leads back here. Opening the page changes nothing, because
 * mail programs open links, too.
 */
export function unsubscribePage({ supabaseUrl, supabaseKey }: SiteSettings, { title, palette }: Look) {
  const style = styleIn(palette);
  const policy = [
    ...["default-src 'none'", `script-src ${sourceHash(script)}`, `style-src ${sourceHash(style)}`, 'img-src data:'],
    ...["base-uri 'none'", `form-action 'self' ${new URL(supabaseUrl).origin}`],
  ].join('; ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="no-referrer">
    <title>Unsubscribe</title>
    <link rel="icon" href="data:,">
    <style>${style}</style>
    ${jsonBlock('site-config', { supabaseUrl, supabaseKey })}
  </head>
  <body>
    ${title && `<header>${escapeHtml(title)}</header>`}
    <main>
      <section id="without-scripts">
        <h1>Unsubscribe</h1>
        <p>This page needs JavaScript to read your link. Without it, use the unsubscribe button of your email program, or
          reply to the newsletter.</p>
      </section>
      <section id="question" hidden>
        <h1>Unsubscribe?</h1>
        <p>You won’t receive my newsletter anymore.</p>
        <form method="post">
          <input type="hidden" name="page" value="unsubscribe">
          <button type="submit">Unsubscribe</button>
        </form>
      </section>
      <section id="done" hidden>
        <h1>You’re unsubscribed</h1>
        <p>You won’t receive my newsletter anymore. If you change your mind, you can subscribe again on the website.</p>
      </section>
      <section id="unknown" hidden>
        <h1>This link doesn’t work</h1>
        <p>It’s incomplete, or its address was removed from my list. If you still receive my newsletter, use the unsubscribe
          link in the latest one, or reply to it.</p>
      </section>
      <section id="failed" hidden>
        <h1>Something went wrong</h1>
        <p>You’re still subscribed. Please open the link in the newsletter again in a moment, or reply to it.</p>
      </section>
      <p><a href="/">Go to the website</a></p>
    </main>
    <script>${script}</script>
  </body>
</html>
`;
}
