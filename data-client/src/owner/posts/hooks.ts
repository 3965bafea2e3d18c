import { useMutation, useQuery } from '@tanstack/react-query';
import { postQueries } from 'data-client';
import { useOwnerClient } from '../owner-provider';
import { useRemoval, useReread } from '../use-reread';
import { ownerPostQueries } from './queries';
import type { NewPost, OwnerPostFilter, PostSave } from './requests';

const { all } = ownerPostQueries;

/** A page of all posts, drafts too, newest first, with the exact total. */
export function useOwnerPosts(filter: OwnerPostFilter) {
  return useQuery(ownerPostQueries.list(useOwnerClient(), filter));
}

/** One post to write on; `data` is null when it no longer exists. */
export function useOwnerPost(id: string, { isNeeded = true } = {}) {
  return useQuery({ ...ownerPostQueries.byId(useOwnerClient(), id), enabled: isNeeded, refetchOnWindowFocus: false });
}

/** Whether an address is free for the post; pending while nothing is asked. */
export function useIsSlugFree(slug: string, exceptId?: string) {
  return useQuery({ ...ownerPostQueries.slug(useOwnerClient(), slug, exceptId), enabled: slug !== '' });
}

/** What was saved is shown to visitors of this page, too; the text itself is not read again under the owner's hands. */
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

/** Rejects with `conflict` when the post was changed somewhere else in the meantime. */
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
