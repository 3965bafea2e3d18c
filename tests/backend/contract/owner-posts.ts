import { draftOf, emptyPost, slugOf, type PostDraft } from 'data-client/owner';
import { owner, visitor } from './clients';
import { existing, nowhere, refusal } from './material';

/** The signed-in owner's articles. */
export function ownerPosts(): void {
  const { posts } = owner;
  const aDraft = (over: Partial<PostDraft> = {}): PostDraft => {
    const title = `Contract ${crypto.randomUUID()}`;
    return { ...emptyPost, title, slug: slugOf(title), excerpt: 'Short.', content: 'One *word*.', ...over };
  };
  const write = (over: Partial<PostDraft> = {}, isPublished = false) =>
    posts.create({ id: crypto.randomUUID(), draft: aDraft(over), isPublished });

  test('G2 a new post is a draft that is not featured, with the given text', async () => {
    const draft = aDraft({ featuredImage: '/images/a.webp', featuredImageAlt: 'A door', author: 'Lena', readTime: '' });
    const post = await posts.create({ id: crypto.randomUUID(), draft, isPublished: false });
    expect(post).toMatchObject({ ...draft, isPublished: false, isFeatured: false, views: 0, publishedAt: null });
    expect(await posts.byId(post.id)).toEqual(post);
    expect(await visitor.posts.bySlug(draft.slug)).toBeNull();
  });

  test('G1 posts are listed newest first, including drafts, with a total, a filter and a search', async () => {
    const [first, second] = [await write(), await write({ excerpt: 'Quite unmistakable.' }, true)];
    const everything = await posts.list({ page: 1, pageSize: 1000 });
    expect(everything.total).toBe(everything.rows.length);
    const times = everything.rows.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(everything.rows[0]).not.toHaveProperty('content');

    const find = async (status: 'draft' | 'published', search: string) =>
      (await posts.list({ page: 1, pageSize: 20, status, search })).rows.map(({ id }) => id);
    expect(await find('draft', first.title)).toEqual([first.id]);
    expect(await find('published', first.title)).toEqual([]);
    expect(await find('published', `UNMISTAKABLE ${second.slug.slice(-12)}`)).toEqual([second.id]);
  });

  test('G1 publishing shows a post to visitors with today’s date, unpublishing hides it', async () => {
    const { id, revision, slug, createdAt, publishedAt } = await write();
    const published = await posts.change({ id, revision, change: { isPublished: true, publishedAt } });
    expect(published).toMatchObject({ isPublished: true, createdAt: published.publishedAt });
    expect(published.createdAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
    expect(await visitor.posts.bySlug(slug)).toMatchObject({ slug, content: 'One *word*.' });
    const hide = { id, revision: published.revision, change: { isPublished: false, publishedAt } };
    expect(await posts.change(hide)).toMatchObject({ isPublished: false, publishedAt: null });
    expect(await visitor.posts.bySlug(slug)).toBeNull();
  });

  test('G1 a post with a future date appears on that date; a past date is kept', async () => {
    const soon = new Date(Date.now() + 3_600_000);
    const waiting = await write({ publishedAt: soon }, true);
    expect(await visitor.posts.bySlug(waiting.slug)).toBeNull();
    const before = new Date('2020-02-02T10:00:00Z');
    const { id, revision } = waiting;
    await posts.save({ id, revision, draft: { ...draftOf(waiting), publishedAt: before } });
    expect(await visitor.posts.bySlug(waiting.slug)).toMatchObject({ createdAt: before });
  });

  test('G1 the star features a post and can be removed', async () => {
    const { id, revision } = await write();
    const featured = await posts.change({ id, revision, change: { isFeatured: true } });
    expect(featured).toMatchObject({ id, isFeatured: true });
    const change = { isFeatured: false };
    expect(await posts.change({ id, revision: featured.revision, change })).toMatchObject({ id, isFeatured: false });
  });

  test('G1 a list that was read earlier does not publish later changes, and a repeated request does no harm', async () => {
    const post = await write();
    const { id, revision } = post;
    const saved = await posts.save({ id, revision, draft: { ...draftOf(post), content: 'Not finished.' } });
    const change = { isPublished: true, publishedAt: null };
    await expect(posts.change({ id, revision, change })).rejects.toEqual(refusal('conflict'));
    const published = await posts.change({ id, revision: saved.revision, change });
    expect(await posts.change({ id, revision: saved.revision, change })).toMatchObject({
      revision: published.revision,
      publishedAt: published.publishedAt,
    });
  });

  test('G2 an edit is stored and increases the revision', async () => {
    const post = await write();
    const draft = { ...draftOf(post), title: 'Better', content: 'Two words.' };
    const saved = await posts.save({ id: post.id, revision: post.revision, draft, isPublished: true });
    expect(saved).toMatchObject({ ...draft, publishedAt: saved.publishedAt, isPublished: true });
    expect(saved.revision).not.toBe(post.revision);
    const again = await posts.save({
      id: post.id,
      revision: saved.revision,
      draft: { ...draftOf(saved), title: 'Best' },
    });
    expect(again).toMatchObject({ title: 'Best', isPublished: true });
  });

  test('G2 changes made elsewhere are never overwritten', async () => {
    const { id, revision, ...post } = await write();
    const here = { ...draftOf({ id, revision, ...post }), content: 'Written here.' };
    const there = await posts.save({ id, revision, draft: { ...here, content: 'Written there.' } });
    await expect(posts.save({ id, revision, draft: here })).rejects.toEqual(refusal('conflict'));
    expect(await posts.byId(id)).toMatchObject({ content: 'Written there.' });
    expect(await posts.save({ id, revision: there.revision, draft: here })).toMatchObject({ content: 'Written here.' });
  });

  test('G2 a new post that is sent twice, even with another slug, is created once', async () => {
    const post = { id: crypto.randomUUID(), draft: aDraft(), isPublished: false };
    const created = await posts.create(post);
    await expect(posts.create(post)).rejects.toEqual(refusal('conflict'));
    await expect(posts.create({ ...post, draft: aDraft() })).rejects.toEqual(refusal('conflict'));
    expect(await posts.byId(post.id)).toEqual(created);
  });

  test('G3 an address belongs to one post', async () => {
    const [one, other] = [await write(), await write()];
    expect(await posts.isSlugFree(one.slug)).toBe(false);
    expect(await posts.isSlugFree(one.slug, one.id)).toBe(true);
    expect(await posts.isSlugFree(`${one.slug}-free`)).toBe(true);
    const taken = refusal('invalid', 'slug');
    await expect(write({ slug: one.slug, content: 'Another text.' })).rejects.toEqual(taken);
    const { id, revision } = other;
    const draft = { ...draftOf(other), slug: one.slug };
    await expect(posts.save({ id, revision, draft })).rejects.toEqual(taken);
  });

  test('G1 a deleted post disappears, and changing it is reported', async () => {
    const { id, revision, ...post } = await write();
    await posts.remove([id]);
    expect(await posts.byId(id)).toBeNull();
    const gone = refusal('not-found');
    await expect(posts.change({ id, revision, change: { isFeatured: true } })).rejects.toEqual(gone);
    await expect(posts.save({ id, revision, draft: draftOf({ id, revision, ...post }) })).rejects.toEqual(gone);
    await expect(posts.remove([nowhere])).rejects.toEqual(gone);
  });

  test('G1 visitors receive the alternative text of a post’s picture', async () => {
    const { slug } = await write({ featuredImage: '/images/a.webp', featuredImageAlt: 'An open door' }, true);
    const seen = existing(await visitor.posts.bySlug(slug));
    expect(seen).toMatchObject({ featuredImage: '/images/a.webp', featuredImageAlt: 'An open door' });
  });
}
