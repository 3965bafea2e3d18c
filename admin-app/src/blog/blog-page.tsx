import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useNewRecord } from '../form/use-new-record';
import { PostEditorPage } from './post-editor-page';
import { postSorts, postStates, useOwnerPosts, useChangePost, usePostRemoval } from 'data-client/owner';
import { useRecordList } from '../list/use-record-list';
import { usePublishedChanges } from '../list/published/use-published-changes';
import { isForLater, rowWords } from './post-words';
import { PostsView } from './posts-view';

export function BlogPage({ recordId }: TabPanelProps) {
  const { key, id, handleCreated } = useNewRecord({ listPath: 'blog', recordId });
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
  const { mutateAsync: changePost } = useChangePost();
  const changes = usePublishedChanges({
    words: rowWords,
    hiddenWord: 'a draft again',
    publishedWord: (posts) => (posts.every(isForLater) ? 'scheduled' : 'published'),
    removal: usePostRemoval(),
    // Undoing a first publication also takes back the date that it set.
    send: ({ id, revision, publishedAt }, change) =>
      changePost({ id, revision, change: 'isPublished' in change ? { ...change, publishedAt } : change }),
  });
  return <PostsView list={list} changes={changes} />;
}
