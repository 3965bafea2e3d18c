import { useDataConfig } from 'data-client';
import { DocumentHead } from '../head/document-head';
import { RemotePreview } from './remote-preview';
import { SitePage } from './site-page';

/** Shows partners how to embed the booking form, next to the form itself. */
export function PartnersPage() {
  const { url } = useDataConfig();
  return (
    <>
      <DocumentHead title="For partners" />
      <SitePage>
        {({ PartnersPage: Page }) => (
          <Page
            embedUrl={readEmbedUrl()}
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

/** The origin of the embed script, from the page's configuration; by default this site. */
function readEmbedUrl(): string {
  const block = document.getElementById('site-config')?.textContent;
  const { embedUrl } = JSON.parse(block || '{}') as { embedUrl?: string };
  return embedUrl ?? location.origin;
}
