import { plainText } from 'domain/character-references';

export type HtmlElement = { tag: string; style: string; address: string; children: (HtmlElement | string)[] };

const unseen = /<!--[^]*?-->|<(script|style|title|xml)\b[^]*?<\/\1\s*>/gi;
const tagOrText = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<[!?][^>]*>|[^<]+|</gi;
/** Some programs copy emoji as images. */
const isEmoji = /^(?=.*[\p{ExtPict}\p{RI}\u20e3])[\p{ExtPict}\p{EComp}]+$/u;
const isEmpty = /^(area|base|br|col|hr|img|input|link|meta|wbr)$/;

/**
 * Reads HTML as programs put it on the clipboard. The browser's parser is out of reach: the site's Content-Security-Policy
 * neither lets a page parse HTML nor reads its styles.
 */
export function readHtml(html: string): HtmlElement {
  const body = elementOf('body', '');
  const open = [body];
  for (const [text, slash, name, attributes = ''] of html.replace(unseen, '').matchAll(tagOrText)) {
    const parent = open.at(-1) ?? body;
    const tag = name?.toLowerCase();
    if (!tag) {
      if (!/^<[!?]/.test(text)) parent.children.push(plainText(text).replace(/\s+/g, ' '));
    } else if (slash) {
      const index = open.findLastIndex((element) => element.tag === tag);
      if (index > 0) open.length = index;
    } else if (tag === 'img' && isEmoji.test(attributeOf('alt', attributes))) {
      parent.children.push(attributeOf('alt', attributes));
    } else if (tag !== 'img' || !isPixel(attributes)) {
      const child = elementOf(tag, attributes);
      parent.children.push(child);
      if (!isEmpty.test(tag)) open.push(child);
    }
  }
  return body;
}

/** An invisible image that reports that it was loaded. */
const isPixel = (attributes: string) =>
  ['width', 'height'].some((name) => /^[01](px)?$/.test(attributeOf(name, attributes)));

const elementOf = (tag: string, attributes: string): HtmlElement => ({
  tag,
  style: attributeOf('style', attributes),
  address: attributeOf('href', attributes),
  children: [],
});

function attributeOf(name: string, attributes: string): string {
  const [, value = ''] = new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*'|\\S+)`, 'i').exec(attributes) ?? [];
  return plainText(value.replace(/^["']|["']$/g, ''));
}
