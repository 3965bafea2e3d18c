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
