import type { Token } from 'marked';
import { parseMarkdown } from './markdown';

const childrenOf = (token: Token): Token[] => [
  ...('tokens' in token ? (token.tokens ?? []) : []),
  ...('items' in token ? (token.items as Token[]) : []),
];

const depthOf = (tokens: readonly Token[]): number =>
  1 + Math.max(0, ...tokens.map((token) => depthOf(childrenOf(token))));

const textsOf = (tokens: readonly Token[]): string =>
  tokens.map((token) => (childrenOf(token).length ? textsOf(childrenOf(token)) : token.raw)).join('');

const depth = 10_000;

test.each([
  ['quotes', '> '.repeat(depth) + 'deep'],
  ['lists', '- '.repeat(depth) + 'deep'],
  ['numbered lists', '1. '.repeat(depth) + 'deep'],
  ['quotes and lists', '> - '.repeat(depth) + 'deep'],
  ['bold text', `${'*'.repeat(depth)}deep${'*'.repeat(depth)}`],
  ['emphasis', `${'*a _b '.repeat(2000)}deep${' b_ a*'.repeat(2000)}`],
  ['images', `${'!['.repeat(2000)}deep${'](/a)'.repeat(2000)}`],
])('P8 deeply nested %s are parsed down to a level and stay text below it', (_what, markdown) => {
  const tokens = parseMarkdown(markdown);
  expect(depthOf(tokens)).toBeLessThanOrEqual(250);
  expect(textsOf(tokens)).toContain('deep');
});

test('P8 quotes as deep as people write are quotes', () => {
  let [token] = parseMarkdown('> '.repeat(40) + 'deep');
  for (let level = 0; level < 40; level += 1) {
    expect(token?.type).toBe('blockquote');
    token = childrenOf(token!)[0];
  }
  expect(token).toMatchObject({ type: 'paragraph', text: 'deep' });
});
