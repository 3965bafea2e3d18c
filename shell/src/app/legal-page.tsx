import { useSettings } from 'data-client';
import type { LegalDocument } from 'public-site/contract';
import { useMemo } from 'react';
import { useConsent } from '../consent/consent-provider';
import { DocumentHead } from '../head/document-head';
import { legalAddresses } from './legal-addresses';
import { SitePage } from './site-page';

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
      <SitePage>
        {({ LegalPage: Page }) => (
          <Page {...{ shows, services, consent }} legalAddresses={addresses} onCookieSettings={request} />
        )}
      </SitePage>
    </>
  );
}
