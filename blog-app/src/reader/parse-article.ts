import { marked } from 'marked';
import type { Token, Tokens } from 'marked';
import { plainText } from './entities';

/** The reader's title is the second level of the page, so an article's own headings begin below it. */
const levelBelowReader = 3;
const lastLevel = 6;

export type ArticleHeading = { id: string; text: string; level: number };

/** A post's text, taken apart. */
export type Article = {
  tokens: readonly Token[];
  /** The headings of the text itself, not those inside quotations. */
  headings: ReadonlyMap<Token, ArticleHeading>;
};

function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? wordsOf(token.tokens) : plainText(textOf(token))))
    .join('');
}

/** The text of a token that holds no others. */
export const textOf = (token: Token): string => ('text' in token ? String(token.text) : token.raw);

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** Levels without gaps: whatever the author began with is the first, and nothing is more than one below what it follows. */
function levelsOf(headings: readonly Tokens.Heading[], firstLevel: number): number[] {
  const top = Math.min(...headings.map(({ depth }) => depth));
  let previous = firstLevel - 1;
  return headings.map(({ depth }) => {
    previous = Math.min(depth - top + firstLevel, previous + 1, lastLevel);
    return previous;
  });
}

// Prefixed, so that no text of an article can take the id of something else on the page.
const anchorOf = (text: string) =>
  `section-${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/**
 * Markdown, parsed once for the text and for its list of contents.
 *
 * @param firstLevel of its headings: one below the title
 */
export function parseArticle(markdown: string, firstLevel = levelBelowReader): Article {
  const tokens = marked.lexer(markdown, { gfm: true });
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
