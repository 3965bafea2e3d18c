import { DataError, type Post } from 'data-client';
import type { OwnerClient, OwnerPost, OwnerPostFilter } from '../owner/index';
import type { FakeBackend, StoredPost } from './fake-backend';
import { fakeRecords, requireSeen } from './fake-records';

/** Posts that visitors see are published by default. */
const toOwnerPost = ({ isPublished = true, publishedAt, featuredImageAlt = '', ...post }: StoredPost): OwnerPost => ({
  ...post,
  featuredImageAlt,
  isPublished,
  publishedAt: publishedAt === undefined ? (isPublished ? post.createdAt : null) : publishedAt,
  revision: post.updatedAt.toISOString(),
});

const withoutContent = ({ content: _, ...summary }: OwnerPost) => summary;

export function fakeOwnerPosts(backend: FakeBackend): OwnerClient['posts'] {
  const { requests, found, change } = fakeRecords<OwnerPost, OwnerPostFilter>({
    rows: () => backend.posts.map(toOwnerPost),
    keep: (rows) => (backend.posts = rows),
    isWanted: (post, { status }) => !status || post.isPublished === (status === 'published'),
    gone: 'This post no longer exists.',
  });

  return {
    ...requests,
    async list(filter) {
      const { rows, total } = await requests.list(filter);
      return { rows: rows.map(withoutContent), total };
    },
    async create({ id, draft, isPublished }) {
      if (await requests.byId(id)) throw new DataError('conflict');
      const now = new Date();
      const fresh: Post = { ...draft, id, isFeatured: false, views: 0, createdAt: now, updatedAt: now };
      const post = toOwnerPost({ ...fresh, isPublished, publishedAt: draft.publishedAt });
      backend.posts = [...backend.posts, post];
      return post;
    },
    async save({ id, revision, draft, isPublished }) {
      const before = found(id);
      requireSeen(before, revision, 'post');
      return change(id, { ...draft, isPublished: isPublished ?? before.isPublished });
    },
    async change({ id, revision, change: values }) {
      requireSeen(found(id), revision, 'post');
      if ('isFeatured' in values) return withoutContent(change(id, values));
      const publishedAt = values.publishedAt ?? (values.isPublished ? backend.now() : null);
      return withoutContent(change(id, { ...values, publishedAt }));
    },
    countPublished: async () => backend.posts.filter(({ isPublished = true }) => isPublished).length,
    isSlugFree: async (slug, exceptId) => backend.posts.every((post) => post.slug !== slug || post.id === exceptId),
  };
}
