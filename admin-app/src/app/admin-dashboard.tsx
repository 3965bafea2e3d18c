import { useDataConfig, type Post } from 'data-client';
import { OwnerClientProvider } from 'data-client/owner';
import { useMemo } from 'react';
import type { AdminDashboardProps, SectionPreviewProps } from '../contract';
import { SectionPreviewContext } from '../words/section-preview-context';
import { PostPreviewContext } from '../form/writing/post-preview-context';
import { ownerClientFor } from '../account/owner-client';
import { SessionGate } from './session-gate';

export function AdminDashboard({ PostPreview, SectionPreview, ...props }: AdminDashboardProps) {
  const showPost = useMemo(() => PostPreview && ((post: Post) => <PostPreview post={post} />), [PostPreview]);
  const showSection = useMemo(
    () => SectionPreview && ((section: SectionPreviewProps) => <SectionPreview {...section} />),
    [SectionPreview],
  );
  return (
    <OwnerClientProvider client={ownerClientFor(useDataConfig())}>
      <PostPreviewContext value={showPost}>
        <SectionPreviewContext value={showSection}>
          <SessionGate {...props} />
        </SectionPreviewContext>
      </PostPreviewContext>
    </OwnerClientProvider>
  );
}
