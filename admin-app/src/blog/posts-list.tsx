import {
  postSorts,
  postStates,
  useOwnerPosts,
  usePostRemoval,
  useSetPostFeatured,
  useSetPostPublished,
} from 'data-client/owner';
import { useRecordList } from '../list/use-record-list';
import { usePublishedChanges } from '../list/published/use-published-changes';
import { rowWords } from './post-words';
import { PostsView } from './posts-view';

export function PostsList() {
  const list = useRecordList({
    tab: 'blog',
    filters: { status: postStates },
    sorts: postSorts,
    useRows: useOwnerPosts,
  });
  const { mutateAsync: setPublished } = useSetPostPublished();
  const { mutateAsync: setFeatured } = useSetPostFeatured();
  const changes = usePublishedChanges({
    words: rowWords,
    hiddenWord: 'a draft again',
    removal: usePostRemoval(),
    setPublished: (id, isPublished) => setPublished({ id, isPublished }),
    setFeatured: (id, isFeatured) => setFeatured({ id, isFeatured }),
  });
  return <PostsView list={list} changes={changes} />;
}
