import { useDataConfig } from 'data-client';
import { DocumentHead } from '../head/document-head';
import { RemotePreview } from './remote-preview';
import { SitePage } from './site-page';

/** Shows partners how to embed the booking form, next to the form itself. */
export function PartnersPage() {
  const { url, embedUrl = location.origin } = useDataConfig();
  return (
    <>
      <DocumentHead title="For partners" />
      <SitePage>
        {({ PartnersPage: Page }) => (
          <Page
            embedUrl={embedUrl}
            backendUrl={url}
            preview={(chosen) => (
              <RemotePreview remote="booking-widget">
                {({ BookingPreview }) => <BookingPreview {...chosen} />}
              </RemotePreview>
            )}
          />
        )}
      </SitePage>
    </>
  );
}
