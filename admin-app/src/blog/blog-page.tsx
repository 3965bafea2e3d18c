import { useState } from 'react';
import type { TabPanelProps } from '../desk-frame/desk-tab';
import { PostEditorPage } from './post-editor-page';
import { newPostId } from './post-place';
import { PostsList } from './posts-list';

export function BlogPage({ tabPath, recordId }: TabPanelProps) {
  const [createdId, setCreatedId] = useState<string>();
  // A new post gets an id under the owner's hands: the editor stays the same.
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
