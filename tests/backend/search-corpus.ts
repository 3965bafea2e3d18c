import { randomNumbers } from 'domain/testing/random-numbers';
import type { Connection } from '../../local-stack/backend/database.ts';

const prefixes =
  ' a be con com de dis en ex for in inter mis non out over per pre pro re sub sur trans un under up'.split(' ');
const roots =
  `act ask bear book call care cast claim coach cord cover duct fair fine firm fit form found gain give grow hand
  hold join keep lead learn light list look mark meet mind mit move note order part pass place plan play point port pose press
  prove quest quire range reach read sent serve set shape share side sign sist solve speak spect stand start state step
  strain stress struct take talk teach tend test think tract train treat trust turn value vent verse view voke volve walk
  will work write`.split(/\s+/);
const suffixes =
  ' s ed er ers ing ings able ably ation ations ment ments less ness ful fully ly ive ively ance ances or ors'.split(
    ' ',
  );

/** Tens of thousands of words; many share a prefix or differ by one letter only. */
const vocabulary = prefixes.flatMap((prefix) =>
  roots.flatMap((root) => suffixes.map((suffix) => prefix + root + suffix)),
);

/** A word for a number between 0 and 1; as in any language, the nth most frequent is n times as rare as the first. */
const wordAt = (at: number) => vocabulary[(Math.floor(vocabulary.length ** at) * 7919) % vocabulary.length] ?? '';

function articleText(number: number, length: number) {
  const random = randomNumbers(number);
  let text = '';
  for (let words = 1; text.length < length; words += 1) text += `${wordAt(random())}${words % 12 ? ' ' : '. '}`;
  return text;
}

const atOnce = 50;

/**
 * Adds published posts of 27,000 characters, without triggers but with all that they derive.
 *
 * @param count a multiple of 50
 */
export async function addArticles(sql: Connection['driver'], count: number) {
  for (let from = 0; from < count; from += atOnce) {
    const articles = Array.from({ length: atOnce }, (_, index) => articleText(from + index, 27_000));
    await sql.begin(async (transaction) => {
      await transaction.unsafe('set local session_replication_role = replica');
      await transaction.unsafe(
        `insert into public.blog_posts_la2024 (title, slug, excerpt, content, is_published, published_at, created_at)
        select 'Article ' || i, 'article-' || i, left(body, 150), body, true, now() - i * interval '1 hour', now() - i * interval '1 hour'
        from jsonb_array_elements_text($2::text::jsonb) with ordinality as given(body, number), lateral (select $1::integer + number as i) as one`,
        [from, JSON.stringify(articles)],
      );
    });
  }
  await sql.unsafe(`insert into private.post_words
    select distinct unnest(tsvector_to_array(search_words)) from public.blog_posts_la2024 on conflict do nothing`);
  await sql.unsafe('vacuum analyze');
}

/** Searches that cost the most: each reaches another bound. */
export const worstSearches: Record<string, string> = {
  'six words with a typo each': 'understuctations outpresance translearnigs underspeekful surstresive productivly',
  'six words with two typos each': 'undrestuctations outpersance translaernigs undresekful srustresive productyvyl',
  'six words that many begin with': 'con pre tra str int dis',
  'fifty words of a letter': [...'abcdefghijklmnopqrstuvwxyz'].join(' ').repeat(2),
  'a word of a hundred letters': 'un'.repeat(50),
  'a word with a typo': 'leaedr',
  'two frequent words': 'leader planly',
  'six frequent words': 'understructations outpressance translearnings underspeakful surstressive productively',
  'one frequent word': 'outpressance',
};
