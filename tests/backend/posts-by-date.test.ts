import { operator, owner, stranger, visitor } from './api';

const table = 'blog_posts_la2024';
const day = 86_400_000;

async function write(changes: Record<string, unknown> = {}) {
  const word = `zebra${crypto.randomUUID().slice(0, 8)}`;
  const row = {
    title: 'By date',
    slug: `by-date-${word}`,
    excerpt: 'Short',
    content: `About the ${word}.`,
    ...changes,
  };
  const { data } = await owner().from(table).insert(row).select().single().throwOnError();
  return { ...data, word } as Record<string, string> & { views: number };
}

const stored = async (id: string) => (await operator().from(table).select('*').eq('id', id).single()).data!;

test('G1 a post with a future date cannot be read, found or counted', async () => {
  const post = await write({ is_published: true, published_at: new Date(Date.now() + day).toISOString() });
  for (const client of [visitor(), stranger()]) {
    expect((await client.from(table).select('id').eq('id', post.id!)).data).toEqual([]);
    expect((await client.rpc('search_posts', { words: post.word })).data).toEqual([]);
    await client.rpc('count_post_view', { post_slug: post.slug });
  }
  expect((await stored(post.id!)).views).toBe(0);

  expect((await owner().from(table).select('id').eq('id', post.id!)).data).toHaveLength(1);
  await owner()
    .from(table)
    .update({ published_at: new Date(Date.now() - day).toISOString() })
    .eq('id', post.id!);
  expect((await visitor().from(table).select('id').eq('id', post.id!)).data).toHaveLength(1);
  expect((await visitor().rpc('search_posts', { words: post.word })).data).toHaveLength(1);
});

test('G1 a draft gets its date on first publication and keeps it', async () => {
  const draft = await write();
  expect(draft.published_at).toBeNull();
  await owner().from(table).update({ is_published: true }).eq('id', draft.id!);
  const published = await stored(draft.id!);
  expect(published.created_at).toBe(published.published_at);
  expect(Date.parse(published.created_at)).toBeGreaterThan(Date.parse(draft.created_at!));

  for (const is_published of [false, true]) await owner().from(table).update({ is_published }).eq('id', draft.id!);
  expect(await stored(draft.id!)).toMatchObject({ created_at: published.created_at });
});

test('G1 visitors see the date that the owner chooses', async () => {
  const post = await write({ is_published: true, published_at: '2021-03-04T12:00:00Z' });
  const { data } = await visitor().from(table).select('created_at').eq('id', post.id!).single();
  expect(Date.parse(data!.created_at)).toBe(Date.parse('2021-03-04T12:00:00Z'));
  const refused = await owner().from(table).update({ created_at: '2020-01-01T00:00:00Z' }).eq('id', post.id!);
  expect(refused.error).toMatchObject({ code: '42501' });
});

test('G1 visitors see the coach’s day of a post, which moves with its date', async () => {
  // In the evening in New York, where the day is one behind.
  const post = await write({ is_published: true, published_at: '2021-03-04T02:00:00Z' });
  const dayOf = async () =>
    (await visitor().from(table).select('published_on').eq('id', post.id!).single()).data!.published_on;
  expect(await dayOf()).toBe('2021-03-03');
  await owner().from(table).update({ published_at: '2021-07-04T12:00:00Z' }).eq('id', post.id!);
  expect(await dayOf()).toBe('2021-07-04');
});
