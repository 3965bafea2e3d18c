import { readHtml, type HtmlElement } from './read-html';

const isBlockTag = /^(p|div|h[1-6]|ul|ol|li|table|t[rdh]|blockquote|pre|hr)$/;
const isItem = /^ *(- |1\. )/;

/**
 * Returns what a paste inserts for a selection: formatted text as Markdown, or the selected words as a link to the pasted
 * address. Undefined leaves the paste to the browser.
 */
export function pasted({ text, start, end }: { text: string; start: number; end: number }, clipboard: DataTransfer) {
  const words = clipboard.getData('text/plain').trim();
  if (/^https?:\/\/\S+$/.test(words)) return start < end ? `[${text.slice(start, end)}](${words})` : undefined;
  const markdown = markdownOf(clipboard.getData('text/html'));
  if (!markdown || isSameText(markdown, words)) return undefined;
  // Blocks begin and end on lines of their own.
  const isBlock = /^(#|- |1\. |>|\|)|\n\n/.test(markdown);
  const gap = (neighbor?: string) => (isBlock && neighbor && neighbor !== '\n' ? '\n\n' : '');
  return gap(text[start - 1]) + markdown + gap(text[end]);
}

/** Returns the number of images that a paste leaves out. Some programs add an image of the text itself. */
export function imagesIn(clipboard: DataTransfer): number {
  const html = clipboard.getData('text/html');
  const inText = descendants(readHtml(html), /^img$/).length;
  const files = [...clipboard.files].filter(({ type }) => type.startsWith('image/'));
  return inText || (clipboard.getData('text/plain') || markdownOf(html) ? 0 : files.length);
}

/** Whether two texts differ in spaces and line breaks only. */
const isSameText = (one: string, other: string) => one.replace(spaces, '') === other.replace(spaces, '');
const spaces = /[\s\\]+/g;

/**
 * Converts the HTML that Word, Google Docs or a web page puts on the clipboard into Markdown. Images are left out: their
 * files are not on the clipboard.
 */
export const markdownOf = (html: string): string => joined(blocksOf(readHtml(html)));

/** Items of a list follow each other; other blocks are separated by an empty line. */
const joined = (blocks: readonly string[]) =>
  blocks.reduce((text, block, index) => {
    const isNextItem = isItem.test(block) && isItem.test(blocks[index - 1] ?? '');
    return text + (index === 0 ? '' : isNextItem ? '\n' : '\n\n') + block;
  }, '');

const isBlock = (element: HtmlElement): boolean => isBlockTag.test(element.tag) || elementsIn(element).some(isBlock);

function blocksOf({ children }: HtmlElement): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = () => {
    const text = tidied(line);
    if (text) blocks.push(text);
    line = '';
  };
  for (const child of children) {
    if (typeof child === 'string' || !isBlock(child)) line += inline(child);
    else {
      endLine();
      blocks.push(...blocksIn(child));
    }
  }
  endLine();
  return blocks;
}

function blocksIn(element: HtmlElement): string[] {
  const [, level] = /^h(\d)$/.exec(element.tag) ?? [];
  if (level) return marked(`${'#'.repeat(Math.max(2, Number(level)))} `, tidied(textOf(element)));
  switch (element.tag) {
    case 'ul':
    case 'ol':
      return itemsOf(element);
    case 'table':
      return tableOf(element);
    case 'blockquote':
      return marked('> ', joined(blocksOf(element)));
    case 'hr':
      return ['---'];
    default:
      return wordItem(element) ?? blocksOf(element);
  }
}

/** Puts a mark before the first line of a text, and before or below it on the others. */
const marked = (mark: string, text: string, below = mark): string[] =>
  text ? [mark + text.replaceAll('\n', `\n${below}`)] : [];

function itemsOf(list: HtmlElement): string[] {
  const mark = list.tag === 'ol' ? '1. ' : '- ';
  const indent = ' '.repeat(mark.length);
  return elementsIn(list).flatMap((child) => {
    const text = joined(blocksIn(child)).replace(/\n\n(?= *(?:- |1\. ))/g, '\n');
    // Google Docs nests a list in a list, not in its item.
    return marked(/^[uo]l$/.test(child.tag) ? indent : mark, text, indent);
  });
}

/** Word's list items are paragraphs whose number or bullet is text that other programs ignore. */
function wordItem(element: HtmlElement): string[] | undefined {
  const [, level] = /mso-list:[^;]*level(\d)/.exec(element.style) ?? [];
  const bullet = level && elementsIn(element).find(isIgnored);
  if (!bullet) return undefined;
  const mark = /^\s*\d/.test(textOf(bullet)) ? '1. ' : '- ';
  return marked(' '.repeat((Number(level) - 1) * mark.length) + mark, joined(blocksOf(element)));
}

const isIgnored = ({ style }: HtmlElement) => /mso-list:\s*Ignore/i.test(style);

function tableOf(table: HtmlElement): string[] {
  const [titles, ...rows] = descendants(table, /^tr$/).map((row) =>
    descendants(row, /^t[dh]$/).map((cell) =>
      blocksOf(cell)
        .join(' ')
        .replace(/(\\?\n|\s)+/g, ' ')
        .replaceAll('|', '\\|'),
    ),
  );
  if (!titles) return [];
  return [[titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')];
}

const elementsIn = ({ children }: HtmlElement) => children.filter((child) => typeof child !== 'string');

const descendants = (element: HtmlElement, tag: RegExp): HtmlElement[] =>
  elementsIn(element).flatMap((child) => (tag.test(child.tag) ? [child] : descendants(child, tag)));

const textOf = (node: HtmlElement | string): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

function inline(node: HtmlElement | string): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return '\n';
  if (isIgnored(node)) return '';
  const text = emphasized(node, node.children.map(inline).join(''));
  // Google Docs wraps links in a redirect.
  const isWrapped = node.address.startsWith('https://www.google.com/url?');
  const address = (isWrapped && new URL(node.address).searchParams.get('q')) || node.address;
  if (!/^(https?|mailto|tel):/.test(address)) return text;
  return around(text, '[', `](${address.replace(/[()\s]/g, escaped)})`);
}

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16)}`;

/** Google Docs marks with styles, and wraps everything in a `<b>` of normal weight. */
function emphasized({ tag, style }: HtmlElement, text: string): string {
  const [, weight] = /font-weight:\s*(\w+)/.exec(style) ?? [];
  const [, slant] = /font-style:\s*(\w+)/.exec(style) ?? [];
  const isBold = weight ? /^(bold|[6-9]00)$/.test(weight) : /^(b|strong)$/.test(tag);
  const isItalic = slant ? slant === 'italic' : /^(i|em)$/.test(tag);
  const bold = isBold ? around(text, '**') : text;
  return isItalic ? around(bold, '*') : bold;
}

/** Marks work only next to a word, so the spaces stay outside. */
const around = (text: string, before: string, after = before) =>
  text.replace(
    /^(\s*)(\S|\S[^]*\S)(\s*)$/,
    (_whole, lead: string, words: string, trail: string) => lead + before + words + after + trail,
  );

/** Removes spaces around lines, and marks that end where the same begin. Markdown breaks a line with a backslash. */
const tidied = (text: string) =>
  text
    .replace(/\*{6}|\*{4}/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', '\\\n'))
    .join('\n\n');
