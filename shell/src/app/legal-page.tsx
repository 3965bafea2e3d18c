import { useSettings } from 'data-client';
import type { LegalDocument } from 'public-site/contract';
import { useMemo } from 'react';
import { useConsent } from '../consent/consent-provider';
import { DocumentHead } from '../head/document-head';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { legalAddresses } from './legal-addresses';
import { PagePending } from './pending';

const titles: Record<LegalDocument, string> = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
};

export function LegalPage({ shows }: { shows: LegalDocument }) {
  const { settings } = useSettings();
  const { services, consent, request } = useConsent();
  const addresses = useMemo(() => legalAddresses(settings), [settings]);
  return (
    <>
      <DocumentHead title={titles[shows]} />
      <RemoteComponent
        remote="public-site"
        pending={<PagePending label="Loading the page" />}
        failed={(failure) => <RemoteFallback {...failure} size="page" what="This page" />}
      >
        {({ LegalPage: Page }) => (
          <Page {...{ shows, services, consent }} legalAddresses={addresses} onCookieSettings={request} />
        )}
      </RemoteComponent>
    </>
  );
}
