import { worstSearches } from '../measure/search-corpus';
import { printedBy } from '../printed-by';

type Work = Record<'lookups' | 'words' | 'spellings' | 'pieces' | 'found' | 'longestPassage', number>;

let seen: Record<string, Work>;

beforeAll(async () => {
  seen = await printedBy('tests/backend/watch-searches.ts');
});

// Reading all posts of the test takes 1,400 pieces, and a lookup per typo of each typed word 5,000 lookups.
test.each(Object.keys(worstSearches))('decision 30 a search does not read every post: %s', (name) => {
  const { lookups, words, spellings, pieces, longestPassage } = seen[name]!;
  expect(lookups).toBeLessThanOrEqual(4500);
  expect(words).toBeLessThanOrEqual(8000);
  expect(spellings).toBeLessThanOrEqual(6 * 40);
  expect(pieces).toBeLessThanOrEqual(500);
  expect(longestPassage).toBeLessThanOrEqual(800);
});

test('decision 30 frequent words return 20 posts, and a typo still finds its word', () => {
  expect(seen['two frequent words']!.found).toBe(20);
  expect(seen['a word with a typo']!.found).toBeGreaterThan(0);
});
