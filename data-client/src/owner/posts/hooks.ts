import { postQueries } from 'data-client';
import { ownerKeys } from '../keys';
import { useOwnerClient } from '../owner-provider';
import { useChange, useOwnerPage, useOwnerQuery, useRemoval } from '../owner-hooks';
import type { NewPost, OwnerPostFilter, PostChange, PostSave } from './requests';

const all = ownerKeys.posts;
/** A change refetches lists, but not the edited post: that would replace the text while the owner types. */
const lists = [...all, 'list'] as const;
const published = [...all, 'published-count'] as const;

/** Returns the number of published posts. */
export const usePublishedCount = () => useOwnerQuery(published, ({ posts }, signal) => posts.countPublished(signal));

/** Returns one page of all posts, including drafts, newest first, with the exact total. */
export const useOwnerPosts = (filter: OwnerPostFilter) =>
  useOwnerPage([...lists, filter], ({ posts }, signal) => posts.list(filter, signal));

/** Returns a post for editing, or null if it no longer exists. */
export const useOwnerPost = (id: string) =>
  useOwnerQuery([...all, 'id', id], ({ posts }, signal) => posts.byId(id, signal), {
    // Editing starts from the latest text.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Whether a slug is free for the post; pending while there is no slug. */
export const useIsSlugFree = (slug: string, exceptId?: string) =>
  useOwnerQuery([...all, 'slug', slug, exceptId], ({ posts }, signal) => posts.isSlugFree(slug, exceptId, signal), {
    staleTime: 10_000,
    enabled: slug !== '',
  });

/** Rejects with `conflict` if it exists. */
export const useCreatePost = () =>
  useChange(lists, 'create', ({ posts }, post: NewPost) => posts.create(post), postQueries.all, published);

/** Rejects with `conflict` if the post was changed elsewhere in the meantime. */
export const useSavePost = () =>
  useChange(lists, 'save', ({ posts }, save: PostSave) => posts.save(save), postQueries.all, published);

/** Publishes or features a post. Rejects with `conflict` if it was changed elsewhere in the meantime. */
export const useChangePost = () =>
  useChange(lists, 'change', ({ posts }, change: PostChange) => posts.change(change), postQueries.all, published);

export const usePostRemoval = () => useRemoval(useOwnerClient().posts, all, postQueries.all);
