// Prints as JSON how much the costliest searches read in a scratch database of long posts.
import { addArticles, worstSearches } from '../measure/search-corpus.ts';
import { onServer, printSeen } from '../scratch-steps.ts';

/** Lookups in the list of words, words read there, and pieces of 2 KB read of the posts. The counts go on growing. */
const work = `
  select pg_stat_get_xact_numscans('private.post_words_pkey'::regclass)::integer as lookups,
    pg_stat_get_xact_tuples_returned('private.post_words_pkey'::regclass)::integer as words,
    pg_stat_get_xact_tuples_fetched(indexrelid)::integer as pieces
  from pg_index where indrelid = (select reltoastrelid from pg_class where oid = 'public.blog_posts_la2024'::regclass)`;

await printSeen(async ({ driver }) => {
  await addArticles(driver, 150);
  const seen: Record<string, unknown> = {};
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
      return { ...counts, spellings: spelled?.spellings, found: found.length, longestPassage };
    });
  }
  return seen;
}, onServer);
