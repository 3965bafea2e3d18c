import { isOneTypoAway } from './typo';

test.each([
  ['a wrong letter', 'corrider', 'corridor'],
  ['an extra letter', 'corriddor', 'corridor'],
  ['a missing letter', 'coridor', 'corridor'],
  ['two swapped letters', 'corrdior', 'corridor'],
  ['a wrong first letter of a long word', 'vorridor', 'corridor'],
  ['an incomplete long word', 'deleag', 'delegation'],
  ['a wrong last letter in a short word', 'trusy', 'trust'],
  ['a missing letter in a short word', 'tust', 'trust'],
])('decision 30 forgives %s', (_, typed, word) => {
  expect(isOneTypoAway(typed, word)).toBe(true);
});

test.each([
  ['two typos', 'coridur', 'corridor'],
  ['a correct word', 'corridor', 'corridor'],
  ['the beginning of a word', 'corrid', 'corridor'],
  ['a wrong first letter in a short word', 'cause', 'pause'],
  ['a short word inside a longer one', 'tusk', 'trustworthy'],
  ['three letters', 'cat', 'cut'],
  ['a far shorter word', 'corridor', 'corr'],
])('decision 30 does not treat %s as a typo', (_, typed, word) => {
  expect(isOneTypoAway(typed, word)).toBe(false);
});

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

test.each(['delegation', 'courage', 'stillness'])('decision 30 finds %s despite any single typo', (word) => {
  const missed = mistyped(word).filter((typed) => !word.startsWith(typed) && !isOneTypoAway(typed, word));
  expect(missed).toEqual([]);
});
