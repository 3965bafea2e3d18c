import { useDataConfig, type Post } from 'data-client';
import { OwnerClientProvider } from 'data-client/owner';
import { useMemo } from 'react';
import type { AdminDeskProps } from '../contract';
import { PostPreviewContext } from '../post-editor/post-preview-context';
import { ownerClientFor } from './owner-client';
import { SessionGate } from './session-gate';

export function AdminDesk({ PostPreview, ...props }: AdminDeskProps) {
  const showPost = useMemo(() => PostPreview && ((post: Post) => <PostPreview post={post} />), [PostPreview]);
  return (
    <OwnerClientProvider client={ownerClientFor(useDataConfig())}>
      <PostPreviewContext value={showPost}>
        <SessionGate {...props} />
      </PostPreviewContext>
    </OwnerClientProvider>
  );
}
