import { useSettings } from 'data-client';
import { useOwnerPost, useSession, type OwnerPost } from 'data-client/owner';
import { useState } from 'react';
import { EmptyState, QueryView, useNotify } from 'shared-ui';
import { focusFirstError } from '../form/focus-first-error';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
import { goneIfMalformed } from '../list/open-record';
import { notLoaded } from '../list/row-marks';
import { useCoachTime } from '../dashboard/coach-time';
import { PostEditorView } from './post-editor-view';
import { isForLater } from './post-words';
import { usePostEditor } from './use-post-editor';
import { RouterLinkButton } from '../dashboard/router-link-button';

type PostEditorPageProps = {
  /** Undefined for a new post. */
  id?: string;
  onCreated: (id: string) => void;
};

/** The editor of one post. */
export function PostEditorPage({ id, ...page }: PostEditorPageProps) {
  return id === undefined ? <PostEditor post={null} {...page} /> : <StoredPost id={id} {...page} />;
}

function StoredPost({ id, ...page }: PostEditorPageProps & { id: string }) {
  const query = useOwnerPost(id);
  // Stays open if it is deleted somewhere else, because the owner may have typed.
  const [opened, setOpened] = useState(query.data);
  if (!opened && query.data) setOpened(query.data);
  if (opened) return <PostEditor post={opened} {...page} />;
  return (
    <QueryView query={goneIfMalformed(query)} pendingLabel="Loading the post" error={notLoaded('The post')}>
      {() => <PostGone />}
    </QueryView>
  );
}

function PostGone() {
  return (
    <EmptyState
      title="This post no longer exists"
      description="It may have been deleted."
      action={<RouterLinkButton to="blog">All posts</RouterLinkButton>}
    />
  );
}

function PostEditor({ post, onCreated }: { post: OwnerPost | null; onCreated: (id: string) => void }) {
  const notify = useNotify();
  const { moment } = useCoachTime();
  const { settings } = useSettings();
  const { user } = useSession();
  const editor = usePostEditor({
    post,
    author: user?.name ?? settings.site_title,
    onCreated: (id) => {
      guard.lift();
      onCreated(id);
    },
  });
  const guard = useUnsavedGuard({ isDirty: editor.isUnsaved, onDiscard: editor.discard });

  const submit = async (isPublished?: boolean) => {
    const before = editor.isPublished;
    const isSaved = await editor.submit(isPublished);
    if (!isSaved) return focusFirstError();
    const { publishedAt } = editor.draft;
    const published = publishedAt && isForLater({ publishedAt }) ? `scheduled for ${moment(publishedAt)}` : 'published';
    const said =
      isPublished === undefined || isPublished === before ? 'saved' : isPublished ? published : 'unpublished';
    notify({ tone: 'success', message: `Post ${said}.` });
  };
  return (
    <PostEditorView
      editor={editor}
      siteName={settings.site_title}
      onSave={() => void submit()}
      onPublish={(isPublished) => void submit(isPublished)}
    />
  );
}
