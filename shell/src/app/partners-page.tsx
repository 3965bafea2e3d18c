import { useDataConfig } from 'data-client';
import { DocumentHead } from '../head/document-head';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { readEmbedUrl } from './embed-url';
import { PagePending } from './pending';

/** Shows partners how to embed the booking form, next to the form itself. */
export function PartnersPage() {
  const { url } = useDataConfig();
  return (
    <>
      <DocumentHead title="For partners" />
      <RemoteComponent
        remote="public-site"
        pending={<PagePending label="Loading the page" />}
        failed={(failure) => <RemoteFallback {...failure} size="page" what="This page" />}
      >
        {({ PartnersPage: Page }) => (
          <Page
            embedUrl={readEmbedUrl()}
            backendUrl={url}
            preview={(chosen) => (
              <RemoteComponent
                remote="booking-widget"
                pending={<PagePending label="Loading the preview" />}
                failed={(failure) => <RemoteFallback {...failure} size="section" what="The preview" />}
              >
                {({ BookingPreview }) => <BookingPreview {...chosen} />}
              </RemoteComponent>
            )}
          />
        )}
      </RemoteComponent>
    </>
  );
}
