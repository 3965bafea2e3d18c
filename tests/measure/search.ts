// `npm run measure:search`: prints the time of the costliest searches in 5,000 posts of 27,000 characters, on the embedded
// database or on the server of DATABASE_URL.
import { readArguments } from '../../config/read-arguments.mjs';
import { withScratchDatabase } from '../../local-stack/backend/scratch-database.ts';
import { addArticles, worstSearches } from './search-corpus.ts';

readArguments('npm run measure:search', {});

const posts = 5000;
const rounds = 10;
const maxMs = 100;

await withScratchDatabase(
  async ({ driver }, url) => {
    await addArticles(driver, posts);
    await driver.unsafe(`update private.rate_limits set per_address = 1000000 where action = 'search'`);
    console.log(`${posts} posts, ${url ? 'PostgreSQL' : 'embedded database'}:`);
    for (const [name, words] of Object.entries(worstSearches)) {
      const times = [];
      let found = 0;
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        found = (await driver.unsafe('select * from public.search_posts($1)', [words])).length;
        times.push(performance.now() - startedAt);
      }
      // Other programs can only add time, so the fastest round counts.
      const ms = Math.min(...times);
      console.log(`  ${name}: ${ms.toFixed(0)} ms, ${found} found`);
      if (ms > maxMs) process.exitCode = 1;
    }
  },
  { databaseUrl: process.env.DATABASE_URL },
);
