import { useDataConfig } from 'data-client';
import { OwnerClientProvider } from 'data-client/owner';
import type { AdminDashboardProps } from '../contract';
import { SectionPreviewContext } from '../words/section-preview-context';
import { PostPreviewContext } from '../form/writing/post-preview-context';
import { ServicePreviewContext } from '../services/service-preview-context';
import { ownerClientFor } from '../account/owner-client';
import { SessionGate } from './session-gate';

export function AdminDashboard({ PostPreview, SectionPreview, ServicePreview, ...props }: AdminDashboardProps) {
  return (
    <OwnerClientProvider client={ownerClientFor(useDataConfig())}>
      <PostPreviewContext value={PostPreview}>
        <SectionPreviewContext value={SectionPreview}>
          <ServicePreviewContext value={ServicePreview}>
            <SessionGate {...props} />
          </ServicePreviewContext>
        </SectionPreviewContext>
      </PostPreviewContext>
    </OwnerClientProvider>
  );
}
