import { useDataConfig, type DataConfig } from 'data-client';
import { OwnerClientProvider, createOwnerClient, type OwnerClient } from 'data-client/owner';
import type { AdminDashboardProps } from '../contract';
import { SectionPreviewContext } from '../words/section-preview-context';
import { PostPreviewContext } from '../form/writing/post-preview-context';
import { TextPreviewContext } from '../newsletter/campaigns/text-preview-context';
import { ServicePreviewContext } from '../services/service-preview-context';
import { SessionGate } from './session-gate';

export function AdminDashboard(dashboard: AdminDashboardProps) {
  const { PostPreview, TextPreview, SectionPreview, ServicePreview, ...props } = dashboard;
  return (
    <OwnerClientProvider client={ownerClientFor(useDataConfig())}>
      <PostPreviewContext value={PostPreview}>
        <TextPreviewContext value={TextPreview}>
          <SectionPreviewContext value={SectionPreview}>
            <ServicePreviewContext value={ServicePreview}>
              <SessionGate {...props} />
            </ServicePreviewContext>
          </SectionPreviewContext>
        </TextPreviewContext>
      </PostPreviewContext>
    </OwnerClientProvider>
  );
}

let known: { config: DataConfig; client: OwnerClient } | undefined;

/** Returns the same client on every mount: two clients would compete for one session in this browser. */
function ownerClientFor(config: DataConfig): OwnerClient {
  if (known?.config.url !== config.url || known.config.key !== config.key) {
    known = { config, client: createOwnerClient(config) };
  }
  return known.client;
}
