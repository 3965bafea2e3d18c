import { plainText } from 'domain/character-references';
import { parseMarkdown } from 'domain/markdown';
import type { Token, Tokens } from 'marked';

/** The reader's title is an h2, so the article's headings start at h3. */
const levelBelowReader = 3;
const lastLevel = 6;

export type ArticleHeading = { id: string; text: string; level: number };

/** A parsed post. */
export type Article = {
  tokens: readonly Token[];
  /** Top-level headings only, not those inside quotes. */
  headings: ReadonlyMap<Token, ArticleHeading>;
};

function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? wordsOf(token.tokens) : plainText(textOf(token))))
    .join('');
}

/** Returns the text of a leaf token: a box for that of a task. */
export function textOf(token: Token): string {
  if (token.type === 'checkbox') return token.checked ? '☑ ' : '☐ ';
  return 'text' in token ? String(token.text) : token.raw;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** Maps the author's heading levels to consecutive levels without gaps. */
function levelsOf(headings: readonly Tokens.Heading[], firstLevel: number): number[] {
  const top = Math.min(...headings.map(({ depth }) => depth));
  let previous = firstLevel - 1;
  return headings.map(({ depth }) => {
    previous = Math.min(depth - top + firstLevel, previous + 1, lastLevel);
    return previous;
  });
}

// Prefixed, so that a heading cannot take the id of another element on the page.
const anchorOf = (text: string) =>
  `section-${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/**
 * Parses Markdown once for both the text and the table of contents.
 *
 * @param firstLevel highest heading level to use: one below the title
 */
export function parseArticle(markdown: string, firstLevel = levelBelowReader): Article {
  const tokens = parseMarkdown(markdown);
  const headings = tokens.filter(isHeading);
  const levels = levelsOf(headings, firstLevel);
  const used = new Map<string, number>();
  const described = headings.map((heading, index): [Token, ArticleHeading] => {
    const text = wordsOf(heading.tokens);
    const anchor = anchorOf(text);
    const times = (used.get(anchor) ?? 0) + 1;
    used.set(anchor, times);
    const id = times > 1 ? `${anchor}-${times}` : anchor;
    return [heading, { id, text, level: levels[index] ?? firstLevel }];
  });
  return { tokens, headings: new Map(described) };
}
