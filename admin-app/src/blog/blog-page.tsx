import { useState } from 'react';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { PostEditorPage } from './post-editor-page';
import { newPostId } from './new-post-id';
import { PostsList } from './posts-list';

export function BlogPage({ tabPath, recordId }: TabPanelProps) {
  const [createdId, setCreatedId] = useState<string>();
  // A new post gets its id while it is being written: the editor stays mounted.
  const editor = recordId !== undefined && recordId === createdId ? newPostId : recordId;
  if (editor === undefined) return <PostsList tabPath={tabPath} />;
  return (
    <PostEditorPage
      key={`${editor} ${editor === newPostId ? '' : recordId}`}
      tabPath={tabPath}
      id={editor === newPostId ? undefined : recordId}
      onCreated={setCreatedId}
    />
  );
}
