import { useDataConfig, type Post } from 'data-client';
import { OwnerClientProvider } from 'data-client/owner';
import { useMemo } from 'react';
import type { AdminDashboardProps } from '../contract';
import { PostPreviewContext } from '../form/writing/post-preview-context';
import { ownerClientFor } from '../account/owner-client';
import { SessionGate } from './session-gate';

export function AdminDashboard({ PostPreview, ...props }: AdminDashboardProps) {
  const showPost = useMemo(() => PostPreview && ((post: Post) => <PostPreview post={post} />), [PostPreview]);
  return (
    <OwnerClientProvider client={ownerClientFor(useDataConfig())}>
      <PostPreviewContext value={showPost}>
        <SessionGate {...props} />
      </PostPreviewContext>
    </OwnerClientProvider>
  );
}
