import { useMutation, useQuery } from '@tanstack/react-query';
import { postQueries } from 'data-client';
import { useOwnerClient } from '../owner-provider';
import { useRemoval, useReread } from '../use-reread';
import { ownerPostQueries } from './queries';
import type { NewPost, OwnerPostFilter, PostSave } from './requests';

const { all } = ownerPostQueries;

/** Returns one page of all posts, including drafts, newest first, with the exact total. */
export function useOwnerPosts(filter: OwnerPostFilter) {
  return useQuery(ownerPostQueries.list(useOwnerClient(), filter));
}

/** Returns a post for editing, or null if it no longer exists. */
export function useOwnerPost(id: string, { isNeeded = true } = {}) {
  return useQuery({ ...ownerPostQueries.byId(useOwnerClient(), id), enabled: isNeeded, refetchOnWindowFocus: false });
}

/** Whether a slug is free for the post; pending while there is no slug. */
export function useIsSlugFree(slug: string, exceptId?: string) {
  return useQuery({ ...ownerPostQueries.slug(useOwnerClient(), slug, exceptId), enabled: slug !== '' });
}

/** Refetches visitors' posts, but not the edited post: that would replace the text while the owner types. */
function useRereadLists() {
  return useReread([...all, 'list'], postQueries.all);
}

export function useCreatePost() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'create'],
    mutationFn: (post: NewPost) => client.posts.create(post),
    onSettled: useRereadLists(),
  });
}

/** Rejects with `conflict` if the post was changed elsewhere in the meantime. */
export function useSavePost() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'save'],
    mutationFn: (save: PostSave) => client.posts.save(save),
    onSettled: useRereadLists(),
  });
}

export function useSetPostPublished() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'set-published'],
    mutationFn: ({ id, isPublished }: { id: string; isPublished: boolean }) =>
      client.posts.setPublished(id, isPublished),
    onSettled: useRereadLists(),
  });
}

export function useSetPostFeatured() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'set-featured'],
    mutationFn: ({ id, isFeatured }: { id: string; isFeatured: boolean }) => client.posts.setFeatured(id, isFeatured),
    onSettled: useRereadLists(),
  });
}

export const usePostRemoval = () => useRemoval(useOwnerClient().posts, all, postQueries.all);
