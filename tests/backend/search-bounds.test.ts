import { addArticles, worstSearches } from './search-corpus';
import { inScratchDatabase, onServer } from '../scratch-steps';

type Work = Record<'lookups' | 'words' | 'spellings' | 'pieces' | 'found' | 'longestPassage', number>;

/** Lookups in the list of words, words read there, and pieces of 2 KB read of the posts. The counts go on growing. */
const work = `
  select pg_stat_get_xact_numscans('private.post_words_pkey'::regclass)::integer as lookups,
    pg_stat_get_xact_tuples_returned('private.post_words_pkey'::regclass)::integer as words,
    pg_stat_get_xact_tuples_fetched(indexrelid)::integer as pieces
  from pg_index where indrelid = (select reltoastrelid from pg_class where oid = 'public.blog_posts_la2024'::regclass)`;

/** How much each search reads in a database of long posts. */
const seen: Record<string, Work> = {};

beforeAll(() =>
  inScratchDatabase(async ({ driver }) => {
    await addArticles(driver, 150);
    for (const [name, words] of Object.entries(worstSearches)) {
      seen[name] = await driver.begin(async (transaction) => {
        const [before] = await transaction.unsafe(work);
        const found = await transaction.unsafe('select * from public.search_posts($1)', [words]);
        const [after] = await transaction.unsafe(work);
        const counts = Object.fromEntries(
          Object.entries(after ?? {}).map(([name, count]) => [name, count - before?.[name]]),
        );
        const [spelled] = await transaction.unsafe(
          `select sum(cardinality(private.spellings(word, true)))::integer as spellings from unnest($1::text[]) as word`,
          [words.split(' ').slice(0, 6)],
        );
        const longestPassage = Math.max(0, ...found.map(({ passage }) => passage.length));
        return { ...counts, spellings: spelled?.spellings, found: found.length, longestPassage } as Work;
      });
    }
  }, onServer),
);

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
