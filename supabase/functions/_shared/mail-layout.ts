/** A mail in both forms; readers' programs choose. */
export type MailBody = { text: string; html: string };

export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'link'; label: string; address: string }
  /** What somebody else has made safe already. */
  | { kind: 'rendered'; text: string; html: string };

const navy = '#032b44';
const ink = '#2c2c2c';
const gold = '#daa520';

/** Mail programs know neither style sheets nor roles: values stand where they are used. */
const styles = {
  page: `margin:0;padding:24px 12px;background:#f6f4ef;color:${ink};font:16px/1.6 Montserrat,Helvetica,Arial,sans-serif`,
  sheet: `max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border-top:4px solid ${gold}`,
  heading: `margin:0 0 20px;color:${navy};font:700 26px/1.25 'Playfair Display',Georgia,serif`,
  paragraph: 'margin:0 0 16px;white-space:pre-line',
  facts: 'margin:0 0 20px;width:100%;border-collapse:collapse',
  label: `padding:8px 16px 8px 0;text-align:left;vertical-align:top;font-weight:600;color:${navy};border-bottom:1px solid #e6e2d8`,
  value: 'padding:8px 0;vertical-align:top;border-bottom:1px solid #e6e2d8;overflow-wrap:anywhere',
  quote: `margin:0 0 20px;padding:12px 16px;background:#f6f4ef;border-left:3px solid ${gold};white-space:pre-wrap;overflow-wrap:anywhere`,
  link: `display:inline-block;padding:12px 20px;color:#ffffff;background:${navy};text-decoration:none`,
};

export function layOut(heading: string, parts: readonly MailPart[]): MailBody {
  return {
    text: `${[heading, ...parts.map(asText)].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>`,
      `<body style="${styles.page}"><div style="${styles.sheet}">`,
      `<h1 style="${styles.heading}">${escapeHtml(heading)}</h1>`,
      ...parts.map(asHtml),
      '</div></body></html>',
    ].join('\n'),
  };
}

function asText(part: MailPart): string {
  if (part.kind === 'paragraph' || part.kind === 'rendered') return part.text;
  if (part.kind === 'facts') return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if (part.kind === 'quote') return `${part.label}:\n${part.text.replace(/^/gm, '> ')}`;
  return `${part.label}: ${part.address}`;
}

function asHtml(part: MailPart): string {
  if (part.kind === 'rendered') return part.html;
  if (part.kind === 'paragraph') return `<p style="${styles.paragraph}">${escapeHtml(part.text)}</p>`;
  if (part.kind === 'facts') return `<table style="${styles.facts}">${part.facts.map(factRow).join('')}</table>`;
  if (part.kind === 'quote') {
    const label = `<p style="${styles.paragraph}"><strong>${escapeHtml(part.label)}</strong></p>`;
    return `${label}<blockquote style="${styles.quote}">${escapeHtml(part.text)}</blockquote>`;
  }
  return `<p style="${styles.paragraph}"><a style="${styles.link}" href="${escapeHtml(part.address)}">${escapeHtml(part.label)}</a></p>`;
}

function factRow([label, value]: readonly [string, string]): string {
  return `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${escapeHtml(value)}</td></tr>`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
