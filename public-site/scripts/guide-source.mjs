import { marked } from 'marked';

/**
 * @typedef {{ title: string, subtitle: string, language: string, keywords: string }} About
 * @typedef {{ text: string, style: 'plain' | 'strong' | 'em' }} Run text in one style
 * @typedef {{ kind: 'heading' | 'paragraph' | 'quote', runs: Run[] }
 *   | { kind: 'list', isOrdered: boolean, items: Run[][] }} Block
 * @typedef {{ title: string, blocks: Block[] }} Chapter
 */

const fields = ['title', 'subtitle', 'language', 'keywords'];

/**
 * Parses Markdown with front matter. Every first-level heading starts a chapter.
 *
 * @param {string} source
 * @returns {{ about: About, chapters: Chapter[] }}
 */
export function readGuide(source) {
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const about = Object.fromEntries(frontMatter.split('\n').map((line) => line.split(/:\s*(.*)/, 2)));
  const missing = fields.filter((field) => !about[field]);
  if (missing.length > 0) throw new Error(`The guide's front matter lacks ${missing.join(', ')}.`);
  /** @type {Chapter[]} */
  const chapters = [];
  for (const token of marked.lexer(body)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading' && token.depth === 1) chapters.push({ title: token.text, blocks: [] });
    else chapters.at(-1)?.blocks.push(toBlock(token));
  }
  return { about: /** @type {About} */ (about), chapters };
}

/** @type {(token: import('marked').Token) => Block} */
function toBlock(token) {
  if (token.type === 'heading') return { kind: 'heading', runs: toRuns(token.tokens) };
  if (token.type === 'paragraph') return { kind: 'paragraph', runs: toRuns(token.tokens) };
  if (token.type === 'blockquote') return { kind: 'quote', runs: toRuns(token.tokens?.[0] && inner(token.tokens[0])) };
  if (token.type === 'list') {
    const items = /** @type {import('marked').Tokens.List} */ (token).items.map(({ tokens }) =>
      toRuns(tokens.flatMap(inner)),
    );
    return { kind: 'list', isOrdered: token.ordered, items };
  }
  throw new Error(`The guide does not support this Markdown: ${token.raw}`);
}

/** @param {import('marked').Token} token */
function inner(token) {
  return ('tokens' in token && token.tokens) || [token];
}

/** @type {(tokens?: import('marked').Token[]) => Run[]} */
function toRuns(tokens = []) {
  return tokens.map((token) => {
    const style = token.type === 'strong' || token.type === 'em' ? token.type : 'plain';
    return { text: typographic('text' in token ? String(token.text) : token.raw), style };
  });
}

/** @param {string} text Its straight quotes and three dots become typographic characters. */
function typographic(text) {
  return text
    .replaceAll('...', '…')
    .replace(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/\n/g, ' ')
    .replaceAll("'", '’');
}
