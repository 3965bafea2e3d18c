import { useTabPath } from '../dashboard/base-path';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useNewRecord } from '../form/use-new-record';
import { PostEditorPage } from './post-editor-page';
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
import { isForLater, rowWords } from './post-words';
import { PostsView } from './posts-view';

export function BlogPage({ recordId }: TabPanelProps) {
  const { key, id, handleCreated } = useNewRecord({ listPath: useTabPath('blog'), recordId });
  if (key === undefined) return <PostsList />;
  return <PostEditorPage key={key} id={id} onCreated={handleCreated} />;
}

function PostsList() {
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
    publishedWord: (posts) => (posts.every(isForLater) ? 'scheduled' : 'published'),
    removal: usePostRemoval(),
    setPublished: (id, isPublished) => setPublished({ id, isPublished }),
    setFeatured: (id, isFeatured) => setFeatured({ id, isFeatured }),
  });
  return <PostsView list={list} changes={changes} />;
}
