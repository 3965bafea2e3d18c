import { owner, visitor } from './api';

const table = 'blog_posts_la2024';
// Words that no seeded post contains.
const rare = 'quillonade';

async function write(changes: Record<string, unknown>): Promise<string> {
  const slug = `search-${crypto.randomUUID()}`;
  const post = {
    title: 'A plain title',
    slug,
    excerpt: 'Short',
    content: '',
    category: 'coaching',
    is_published: true,
  };
  await owner()
    .from(table)
    .insert({ ...post, ...changes })
    .throwOnError();
  return slug;
}

async function search(words: unknown, only_category?: string) {
  const { data } = await visitor().rpc('search_posts', { words, only_category }).throwOnError();
  return data as { slug: string; passage: string; is_near: boolean }[];
}

const slugsOf = async (words: string, category?: string) => (await search(words, category)).map(({ slug }) => slug);

let inBody: string;
let inTitle: string;
let inDraft: string;

beforeAll(async () => {
  inBody = await write({
    content: `## Start\n\nWe spoke of a **${rare}** and [a harbour](https://example.com/secretpath) at dawn.`,
  });
  inTitle = await write({ title: `On the ${rare}`, content: `The ${rare} again.`, category: 'business' });
  // Once published, a draft keeps its date.
  inDraft = await write({ content: `A hidden ${rare}.` });
  await owner().from(table).update({ is_published: false }).eq('slug', inDraft).throwOnError();
});

test('decision 30 finds text inside published posts, never in drafts', async () => {
  const found = await slugsOf(`${rare}`);
  expect(found).toContain(inBody);
  expect(found).not.toContain(inDraft);
});

test('decision 30 leaves out posts whose title contains the words', async () => {
  expect(await slugsOf(rare)).not.toContain(inTitle);
});

test('decision 30 the passage marks the match and has no Markdown', async () => {
  const passage = (await search(rare.toUpperCase())).find(({ slug }) => slug === inBody)!.passage;
  expect(passage).toContain(`We spoke of a \u0002${rare}\u0003 and a harbour at dawn`);
});

test('decision 30 matches word prefixes in any order, but not link targets', async () => {
  expect(await slugsOf('dawn quillon')).toContain(inBody);
  expect(await slugsOf('secretpath')).toEqual([]);
});

test('decision 30 filters by category', async () => {
  expect(await slugsOf(rare, 'coaching')).toContain(inBody);
  expect(await slugsOf(rare, 'leadership')).toEqual([]);
});

test.each(['quillonede', 'quilonade', 'quillonnade', 'quillonaed', 'xuillonade', 'uillonade', 'quilonad'])(
  'decision 30 one typing error is forgiven: %s',
  async (words) => {
    const found = await search(words);
    expect(found.find(({ slug }) => slug === inBody)).toMatchObject({ is_near: true });
    expect(found.map(({ slug }) => slug)).not.toContain(inDraft);
  },
);

test.each(['quallonede', 'qllonade', 'zzquillonade'])('decision 30 does not match two errors: %s', async (words) => {
  expect(await slugsOf(words)).toEqual([]);
});

test('decision 6 the searches of one address are limited', async () => {
  const client = visitor();
  const searches = Array.from({ length: 125 }, () => client.rpc('search_posts', { words: 'abc' }));
  const refused = (await Promise.all(searches)).filter(({ error }) => error);
  expect(refused).toHaveLength(5);
  expect(refused[0]!.error).toMatchObject({
    code: 'PT429',
    hint: 'address',
    message: 'Too many searches. Please try again in a minute.',
  });
  expect(await slugsOf(rare)).toContain(inBody);
});

test.each<[string, unknown]>([
  ['nothing', ''],
  ['null', null],
  ['two letters', 'ab'],
  ['wildcards only', '%%%___'],
  ['an operator', "' | '' :* & !"],
  ['a quotation mark and a backslash', "it's \\' \\"],
  ['a regular expression', '(a+)+$'],
  ['a thousand words', 'word '.repeat(1000)],
])('a search for %s works', async (_, words) => {
  expect(Array.isArray(await search(words))).toBe(true);
});

test('P6 the reading time is computed from the body', async () => {
  const slug = await write({ content: 'word '.repeat(900), read_time: '' });
  const { data } = await visitor().from(table).select('read_time, reading_minutes').eq('slug', slug).single();
  expect(data).toEqual({ read_time: '', reading_minutes: 5 });
});

test('nobody can write computed columns', async () => {
  for (const change of [{ plain_text: 'x' }, { reading_minutes: 1 }, { search_words: 'x' }]) {
    const { error } = await owner().from(table).update(change).eq('slug', inBody);
    expect(error?.code).toMatch(/^(42501|428C9)$/);
  }
});
