import { newAddress, operator, owner, visitor } from './api';

const table = 'blog_posts_la2024';
const published = 'what-a-coach-does-not-do';
const draft = 'before-you-take-the-stage';

const postOf = async (slug: string) => (await operator().from(table).select('*').eq('slug', slug).single()).data!;

test.each(['plain_text', 'search_words'])('P7 the database itself denies visitors %s', async (column) => {
  const posts = visitor().from(table);
  const answers = await Promise.all([
    posts.select('slug').eq(column, 'word'),
    posts.select('slug').order(column),
    posts.select(column),
    posts.select('*'),
  ]);
  for (const { error } of answers) expect(error).toMatchObject({ code: '42501' });
});

test('decision 16 a view is counted without changing updated_at', async () => {
  const before = await postOf(published);
  expect(await visitor().rpc('count_post_view', { post_slug: published })).toMatchObject({ error: null, data: null });
  const after = await postOf(published);
  expect(after.views).toBe(before.views + 1);
  expect(after.updated_at).toBe(before.updated_at);
});

test('drafts and missing posts count no view and get the same response', async () => {
  const before = await postOf(draft);
  const answers = await Promise.all(
    [draft, 'no-such-post', '', null].map((slug) => visitor().rpc('count_post_view', { post_slug: slug })),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]!.error).toBeNull();
  expect((await postOf(draft)).views).toBe(before.views);
});

test('views per connection are limited', async () => {
  const client = visitor(newAddress());
  const before = await postOf(published);
  await Promise.all(Array.from({ length: 60 }, () => client.rpc('count_post_view', { post_slug: published })));
  expect((await postOf(published)).views).toBe(before.views + 20);
});

describe('the owner', () => {
  const newPost = (changes: Record<string, unknown> = {}) => ({
    title: 'A new post',
    slug: `a-new-post-${crypto.randomUUID()}`,
    excerpt: 'Short',
    content: 'Long',
    category: 'coaching',
    ...changes,
  });

  test('G1 publishes, features and edits it; each change updates updated_at', async () => {
    let post = (await owner().from(table).insert(newPost()).select().single()).data!;
    for (const change of [
      { is_published: true },
      { is_featured: true },
      { title: 'Better' },
      { updated_at: '2020-01-01T00:00:00Z' },
    ]) {
      const next = (await owner().from(table).update(change).eq('id', post.id).select().single()).data!;
      expect(Date.parse(next.updated_at)).toBeGreaterThanOrEqual(Date.parse(post.updated_at));
      expect(next.updated_at).not.toBe(post.updated_at);
      post = next;
    }
  });

  test.each([
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['of another host without a scheme', '//evil.example/x.png'],
  ])('cannot write a post with an image that is %s', async (_, featured_image) => {
    expect((await owner().from(table).insert(newPost({ featured_image }))).error).toMatchObject({ code: '23514' });
  });
});
