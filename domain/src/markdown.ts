import { Lexer, type Token, type TokensList } from 'marked';

/** Deeper quotes, lists and emphasis stay text: each level fills the stack of the parser and of whatever renders the tokens. */
const deepest = 50;

class BoundedLexer extends Lexer {
  private depth = 0;

  override blockTokens(source: string, tokens: Token[] = [], isClipped = false): TokensList {
    return this.within(source, tokens, () => super.blockTokens(source, tokens, isClipped)) as TokensList;
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    return this.within(source, tokens, () => super.inlineTokens(source, tokens));
  }

  private within(source: string, tokens: Token[], parse: () => Token[]): Token[] {
    if (this.depth === deepest) {
      tokens.push({ type: 'text', raw: source, text: source });
      return tokens;
    }
    this.depth += 1;
    try {
      return parse();
    } finally {
      this.depth -= 1;
    }
  }
}

/** Parses Markdown with the extensions of GitHub. */
export const parseMarkdown = (markdown: string): readonly Token[] => new BoundedLexer({ gfm: true }).lex(markdown);

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  middot: '·',
  times: '×',
  rarr: '→',
  larr: '←',
};

/** Decodes HTML character references, which the parser leaves in texts; unknown ones remain as typed. */
export function plainText(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (reference, decimal, hexadecimal, name) => {
    if (name) return named[name] ?? reference;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
