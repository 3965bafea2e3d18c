import { publicDefaults, type PublicSettingKey, type PostSummary } from 'data-client';
import { builtInServices } from 'domain/built-in-services.generated';
import { visitor } from './clients';
import { existing } from './material';

/** Returns a long word in the body of a post that is in no title or excerpt. */
async function aWordInside(posts: PostSummary[]): Promise<{ slug: string; word: string }> {
  const seen = posts.map(({ title, excerpt }) => `${title} ${excerpt}`.toLowerCase()).join(' ');
  for (const { slug } of posts) {
    const { content } = existing(await visitor.posts.bySlug(slug));
    const word = content
      .toLowerCase()
      .match(/\b[a-z]{6,14}\b/g)
      ?.find((candidate) => !seen.includes(candidate));
    if (word) return { slug, word };
  }
  throw new Error('No post under test says more in its body than in its excerpt');
}

export function visitorReads(): void {
  test('P7 published posts, newest first, without their bodies', async () => {
    const posts = await visitor.posts.list({});
    expect(posts.length).toBeGreaterThan(2);
    const times = posts.map((post) => post.createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(posts.filter((post) => 'content' in post)).toEqual([]);
    expect((await visitor.posts.list({ limit: 2 })).map((post) => post.id)).toEqual(
      posts.slice(0, 2).map((post) => post.id),
    );
  });

  test('L8 posts of one category, or the featured ones', async () => {
    const posts = await visitor.posts.list({});
    const idsOf = (chosen: typeof posts) => chosen.map((post) => post.id);
    const { category } = existing(posts[0]);
    expect(idsOf(await visitor.posts.list({ category }))).toEqual(
      idsOf(posts.filter((post) => post.category === category)),
    );
    expect(idsOf(await visitor.posts.list({ isFeatured: true }))).toEqual(
      idsOf(posts.filter((post) => post.isFeatured)),
    );
  });

  test('L8 the number of posts in each category', async () => {
    const posts = await visitor.posts.list({});
    const tally = await visitor.posts.tally();
    expect(tally.map((post) => post.category).sort()).toEqual(posts.map((post) => post.category).sort());
  });

  test('P8 one post with its body, and none under an unknown address', async () => {
    const [summary] = await visitor.posts.list({ limit: 1 });
    const post = await visitor.posts.bySlug(existing(summary).slug);
    expect(post).toMatchObject(existing(summary));
    expect(post?.content.length).toBeGreaterThan(0);
    expect(await visitor.posts.bySlug('no-such-post')).toBeNull();
  });

  test('decision 30 posts that contain a word, exact or with one typo, without bodies', async () => {
    const posts = await visitor.posts.list({});
    const { slug, word } = await aWordInside(posts);
    const found = existing((await visitor.posts.mentions({ words: word })).find((mention) => mention.slug === slug));
    expect(found.isNear).toBe(false);
    expect(found.passage.find(({ isMatch }) => isMatch)?.text.toLowerCase()).toContain(word);
    expect(found.passage.map(({ text }) => text).join('').length).toBeLessThan(600);

    const mistyped = `${word.slice(0, 3)}q${word.slice(3)}`;
    const near = existing((await visitor.posts.mentions({ words: mistyped })).find((mention) => mention.slug === slug));
    expect(near.isNear).toBe(true);
    expect(near.passage.find(({ isMatch }) => isMatch)?.text.toLowerCase()).toContain(word);
  });

  test('decision 30 no posts for words without a match, two letters, or characters that are not words', async () => {
    for (const words of ['xyzzyxyzzy', 'zz', '%%%', "' | !"])
      expect(await visitor.posts.mentions({ words })).toEqual([]);
  });

  test('P6 a post whose views increased by one after it was opened', async () => {
    const slug = existing((await visitor.posts.list({})).at(-1)).slug;
    const before = existing(await visitor.posts.bySlug(slug)).views;
    await visitor.posts.countView(slug);
    expect(existing(await visitor.posts.bySlug(slug)).views).toBe(before + 1);
    await expect(visitor.posts.countView('no-such-post')).resolves.toBeUndefined();
  });

  test('L6 up to four testimonials, newest first', async () => {
    const testimonials = await visitor.testimonials.list();
    expect(testimonials.length).toBeGreaterThan(0);
    expect(testimonials.length).toBeLessThanOrEqual(4);
    const times = testimonials.map((testimonial) => testimonial.createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('SV2 the services of the site, in order, and the details of one', async () => {
    const services = await visitor.services.list();
    const ids = builtInServices.map(({ id }) => id);
    expect(services.filter(({ id }) => ids.includes(id))).toMatchObject(builtInServices);
    expect(await visitor.services.byId('keynote')).toEqual({
      ...services[0],
      details: expect.stringContaining('## '),
      meetingKind: 'email',
      questions: [],
    });
    expect(await visitor.services.byId('no-such-service')).toBeNull();
  });

  test('L3 public settings by declared type', async () => {
    const settings = await visitor.settings.read();
    for (const [key, value] of Object.entries(settings))
      expect(typeof value).toBe(typeof (publicDefaults[key as PublicSettingKey] ?? ''));
  });
}
