import { isNearWord } from './near-words';

test.each([
  ['another letter', 'corrider', 'corridor'],
  ['one too many', 'corriddor', 'corridor'],
  ['one forgotten', 'coridor', 'corridor'],
  ['two swapped', 'corrdior', 'corridor'],
  ['a wrong first letter of a long word', 'vorridor', 'corridor'],
  ['an unfinished long word', 'deleag', 'delegation'],
  ['the last letter of a short word', 'trusy', 'trust'],
  ['a forgotten letter in a short word', 'tust', 'trust'],
])('decision 30 forgives %s', (_, typed, word) => {
  expect(isNearWord(typed, word)).toBe(true);
});

test.each([
  ['two errors', 'coridur', 'corridor'],
  ['a word without an error', 'corridor', 'corridor'],
  ['the beginning of a word', 'corrid', 'corridor'],
  ['another first letter of a short word', 'cause', 'pause'],
  ['a short word inside a longer one', 'tusk', 'trustworthy'],
  ['three letters', 'cat', 'cut'],
  ['a far shorter word', 'corridor', 'corr'],
])('decision 30 does not take %s for a near miss', (_, typed, word) => {
  expect(isNearWord(typed, word)).toBe(false);
});

/** What one error makes of a word, spelled out. */
function mistyped(word: string): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return [
      before + after,
      ...[...letters].flatMap((other) => [before + other + after, before + letter + other + after]),
      ...(after ? [before + after.slice(0, 1) + letter + after.slice(1)] : []),
    ];
  });
}

test.each(['delegation', 'courage', 'stillness'])(
  'decision 30 whatever single error is made in %s, it is found',
  (word) => {
    const missed = mistyped(word).filter((typed) => !word.startsWith(typed) && !isNearWord(typed, word));
    expect(missed).toEqual([]);
  },
);
