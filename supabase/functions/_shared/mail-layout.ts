import { escapeHtml } from '../../../domain/src/text.ts';
import type { MailPalette } from '../../../domain/src/mail-palette.ts';

/** The text and HTML versions of an email. */
export type MailBody = { text: string; html: string };

/** `address`: where the value leads or, if there is a `linkLabel`, a link below it. */
export type MailFact = readonly [label: string, value: string, address?: string, linkLabel?: string];

export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: readonly MailFact[] }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'link'; label: string; address: string; isQuiet?: boolean }
  /** HTML that is already escaped. */
  | { kind: 'rendered'; text: string; html: string };

/** Many mail clients ignore style sheets, so every element has its own styles. */
export function createStyles({ sheet, soft, accent, text, heading, line, button, onButton }: MailPalette) {
  return {
    page: `margin:0;padding:24px 12px;background:${soft};color:${text};font:16px/1.6 Montserrat,Helvetica,Arial,sans-serif`,
    sheet: `max-width:560px;margin:0 auto;padding:32px 28px;background:${sheet};border-top:4px solid ${accent};overflow-wrap:break-word`,
    heading: `margin:0 0 20px;color:${heading};font:700 26px/1.25 'Playfair Display',Georgia,serif`,
    paragraph: 'margin:0 0 16px',
    facts: 'margin:0 0 20px;width:100%;border-collapse:collapse',
    label: `width:30%;padding:8px 16px 8px 0;text-align:left;vertical-align:top;font-weight:600;color:${heading};border-bottom:1px solid ${line}`,
    value: `padding:8px 0;vertical-align:top;border-bottom:1px solid ${line};overflow-wrap:anywhere`,
    quote: `margin:0 0 20px;padding:12px 16px;background:${soft};border-left:3px solid ${accent};white-space:pre-wrap`,
    link: `display:inline-block;padding:12px 20px;color:${onButton};background:${button};text-decoration:none`,
    quietLink: `display:inline-block;padding:11px 19px;color:${heading};border:1px solid;text-decoration:none`,
  };
}

type Styles = ReturnType<typeof createStyles>;

type Layout = {
  language?: string;
  /** Whether the email shows its heading, which is otherwise its title alone. */
  hasHeading?: boolean;
};

/** Lays out an email with its text version. */
export function layOut(
  heading: string,
  parts: readonly MailPart[],
  palette: MailPalette,
  { language = 'en', hasHeading = true }: Layout = {},
): MailBody {
  const styles = createStyles(palette);
  return {
    text: `${[...(hasHeading ? [heading] : []), ...parts.map(asText)].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(heading)}</title></head>`,
      `<body style="${styles.page}"><div role="main" style="${styles.sheet}">`,
      ...(hasHeading ? [`<h1 style="${styles.heading}">${escapeHtml(heading)}</h1>`] : []),
      ...parts.map((part) => asHtml(part, styles)),
      '</div></body></html>',
    ].join('\n'),
  };
}

/** Escaped text whose lines also end where a mail client ignores `white-space`. */
export const htmlLines = (text: string) => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>');

function asText(part: MailPart): string {
  if (part.kind === 'paragraph' || part.kind === 'rendered') return part.text;
  if (part.kind === 'facts') return part.facts.map(factText).join('\n');
  if (part.kind === 'quote') {
    const colon = /\p{P}$/u.test(part.label) ? '' : ':';
    return `${part.label}${colon}\n${part.text.replace(/^/gm, '> ')}`;
  }
  return `${part.label}: ${part.address}`;
}

function asHtml(part: MailPart, styles: Styles): string {
  if (part.kind === 'rendered') return part.html;
  if (part.kind === 'paragraph') return `<p style="${styles.paragraph}">${htmlLines(part.text)}</p>`;
  if (part.kind === 'facts')
    return `<table style="${styles.facts}">${part.facts.map((fact) => factRow(fact, styles)).join('')}</table>`;
  if (part.kind === 'quote') {
    const label = `<p style="${styles.paragraph}"><strong>${escapeHtml(part.label)}</strong></p>`;
    return `${label}<blockquote dir="auto" style="${styles.quote}">${htmlLines(part.text)}</blockquote>`;
  }
  return `<p style="${styles.paragraph}"><a style="${part.isQuiet ? styles.quietLink : styles.link}" href="${escapeHtml(part.address)}">${escapeHtml(part.label)}</a></p>`;
}

const factText = ([label, value, address, linkLabel]: MailFact): string =>
  `${label}: ${value}${linkLabel ? `\n${linkLabel}: ${address}` : ''}`;

function factRow([label, value, address, linkLabel]: MailFact, styles: Styles): string {
  const text = `<bdi>${escapeHtml(value)}</bdi>`;
  const link = (content: string) =>
    address ? `<a style="color:inherit" href="${escapeHtml(address)}">${content}</a>` : content;
  const content = linkLabel ? `${text}<br>${link(escapeHtml(linkLabel))}` : link(text);
  return `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${content}</td></tr>`;
}
