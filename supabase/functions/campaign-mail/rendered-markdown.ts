import type { Token, Tokens } from 'marked';
import { plainText } from '../../../domain/src/character-references.ts';
import { parseMarkdown } from '../../../domain/src/markdown.ts';
import { escapeHtml } from '../../../domain/src/text.ts';
import type { MailPalette } from '../../../domain/src/mail-palette.ts';

/** The text and HTML versions of a campaign. */
export type Rendered = { html: string; text: string };

/** Many mail clients ignore style sheets, so every element has its own styles. */
const createStyles = ({ soft, accent, heading, line, link }: MailPalette) => ({
  paragraph: 'margin:0 0 16px',
  heading: `margin:28px 0 12px;color:${heading};font:700 20px/1.3 'Playfair Display',Georgia,serif`,
  list: 'margin:0 0 16px;padding-left:24px',
  // One pixel of padding keeps the last margin inside the quote.
  quote: `margin:0 0 16px;padding:16px 16px 1px;border-left:3px solid ${accent};background:${soft}`,
  code: `margin:0 0 16px;padding:12px 16px;background:${soft};white-space:pre-wrap;overflow-wrap:anywhere`,
  rule: `margin:24px 0;border:0;border-top:1px solid ${line}`,
  table: 'margin:0 0 16px;border-collapse:collapse',
  cell: `padding:6px 12px 6px 0;border-bottom:1px solid ${line};overflow-wrap:anywhere`,
  link: `color:${link}`,
  image: 'max-width:100%;height:auto',
});

/**
 * Renders Markdown for mail clients. It renders each token of the parser itself, so the owner's text is never read as
 * HTML, and only links and images with an allowed scheme are rendered as such.
 *
 * @param siteUrl the base of relative addresses
 */
export function renderMarkdown(markdown: string, palette: MailPalette, siteUrl = ''): Rendered {
  const tokens = parseMarkdown(markdown);
  const { html, text } = writer(createStyles(palette), siteUrl);
  return { html: tokens.map(html).join('\n'), text: tokens.map(text).filter(Boolean).join('\n\n').trim() };
}

const childrenOf = (token: Token): Token[] => ('tokens' in token && token.tokens ? token.tokens : []);

const wordsOf = (token: Token) => plainText('text' in token ? String(token.text) : token.raw);

function writer(styles: ReturnType<typeof createStyles>, siteUrl: string) {
  const address = (href: string, schemes: readonly string[]) => safeAddress(href, siteUrl, schemes);
  const inlineHtml = (tokens: readonly Token[]): string => tokens.map(inlineOf).join('');
  const blocksHtml = (tokens: readonly Token[]): string => tokens.map(html).join('');

  function inlineOf(token: Token): string {
    const within = () => inlineHtml(childrenOf(token));
    switch (token.type) {
      case 'strong':
      case 'em':
      case 'del':
        return `<${token.type}>${within()}</${token.type}>`;
      case 'codespan':
        return `<code>${escapeHtml(plainText(token.text))}</code>`;
      case 'br':
        return '<br>';
      case 'link': {
        const href = address(token.href, ['https:', 'http:', 'mailto:', 'tel:']);
        return href ? `<a style="${styles.link}" href="${escapeHtml(href)}">${within()}</a>` : escapeHtml(token.raw);
      }
      case 'image': {
        const src = address(token.href, ['https:', 'http:']);
        const alt = escapeHtml(plainText(token.text));
        return src ? `<img style="${styles.image}" src="${escapeHtml(src)}" alt="${alt}">` : escapeHtml(token.raw);
      }
      case 'html':
        return escapeHtml(token.raw);
      case 'checkbox':
        return token.checked ? '☑ ' : '☐ ';
      default:
        return childrenOf(token).length ? within() : escapeHtml(wordsOf(token));
    }
  }

  function html(token: Token): string {
    const within = () => blocksHtml(childrenOf(token));
    switch (token.type) {
      case 'space':
      case 'def':
        return '';
      case 'heading':
        // The subject is the email's only h1.
        return `<h2 style="${styles.heading}">${inlineHtml(childrenOf(token))}</h2>`;
      case 'blockquote':
        return `<blockquote style="${styles.quote}">${within()}</blockquote>`;
      case 'code':
        return `<pre style="${styles.code}">${escapeHtml(token.text)}</pre>`;
      case 'hr':
        return `<hr style="${styles.rule}">`;
      case 'list':
        return listHtml(token as Tokens.List);
      case 'table':
        return tableHtml(token as Tokens.Table);
      case 'html':
        return `<p style="${styles.paragraph}">${escapeHtml(token.raw.trim())}</p>`;
      case 'paragraph':
        return `<p style="${styles.paragraph}">${inlineHtml(childrenOf(token))}</p>`;
      default:
        return inlineOf(token);
    }
  }

  function listHtml({ ordered, start, items }: Tokens.List): string {
    const begin = ordered && typeof start === 'number' && start !== 1 ? ` start="${start}"` : '';
    const tag = ordered ? 'ol' : 'ul';
    const lines = items.map(
      ({ task, tokens }) => `<li${task ? ' style="list-style:none"' : ''}>${blocksHtml(tokens)}</li>`,
    );
    return `<${tag}${begin} style="${styles.list}">${lines.join('')}</${tag}>`;
  }

  const cellHtml = ({ align, tokens }: Tokens.TableCell, tag: 'th' | 'td') =>
    `<${tag} style="${styles.cell};text-align:${align ?? 'left'}">${inlineHtml(tokens)}</${tag}>`;

  function tableHtml({ header, rows }: Tokens.Table): string {
    const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
      `<tr>${cells.map((cell) => cellHtml(cell, tag)).join('')}</tr>`;
    return `<table style="${styles.table}">${row(header, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
  }

  function text(token: Token): string {
    const lines = () => childrenOf(token).map(text).filter(Boolean).join('\n');
    const words = () => childrenOf(token).map(text).join('');
    switch (token.type) {
      case 'space':
      case 'def':
      case 'checkbox':
        return '';
      case 'blockquote':
        return lines().replace(/^/gm, '> ');
      case 'list':
        return (token as Tokens.List).items
          .map((item, index) => listLine(token as Tokens.List, item, index))
          .join('\n');
      case 'table':
        return [(token as Tokens.Table).header, ...(token as Tokens.Table).rows]
          .map((cells) => cells.map((cell) => cell.tokens.map(text).join('')).join(' | '))
          .join('\n');
      case 'br':
        return '\n';
      case 'hr':
        return '---';
      case 'link': {
        const href = address(token.href, ['https:', 'http:', 'mailto:', 'tel:']);
        return href && bare(href) !== bare(words()) ? `${words()} (${href})` : words();
      }
      case 'image':
        return plainText(token.text);
      case 'html':
        return token.raw.trim();
      default:
        return childrenOf(token).length ? words() : wordsOf(token);
    }
  }

  function listLine({ ordered, start }: Tokens.List, item: Tokens.ListItem, index: number): string {
    const mark = ordered ? `${Number(start || 1) + index}.` : '-';
    const box = item.task ? `[${item.checked ? 'x' : ' '}] ` : '';
    return `${mark} ${box}${item.tokens.map(text).filter(Boolean).join('\n').replaceAll('\n', '\n  ')}`;
  }

  return { html, text };
}

/** An address as people write it. */
const bare = (address: string) => address.replace(/^(?:mailto:|tel:|https?:\/\/)|\/$/g, '');

function safeAddress(href: string, siteUrl: string, schemes: readonly string[]): string | undefined {
  try {
    const { protocol, href: whole } = new URL(href, siteUrl || undefined);
    return schemes.includes(protocol) ? whole : undefined;
  } catch {
    return undefined;
  }
}
