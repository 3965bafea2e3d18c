import type { PublicSiteApp } from 'public-site/contract';
import { useIsHydrated } from 'shared-ui';
import { useBooking } from '../booking/booking-provider';
import { DocumentHead } from '../head/document-head';
import { Handover } from '../hydration/handover';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { BlogSection } from './blog-section';
import { Pending } from './pending';
import { RemoteArticleText } from './remote-part';

export function LandingPage() {
  return (
    <>
      <DocumentHead />
      <RemoteComponent
        remote="public-site"
        pending={<Pending label="Loading the page" size="page" />}
        failed={(failure) => (
          <>
            <RemoteFallback {...failure} size="page" what="This page" />
            <BlogSection />
          </>
        )}
      >
        {({ LandingPage: Page }) => <Landing page={Page} />}
      </RemoteComponent>
    </>
  );
}

/** Only the first view is prerendered; the rest renders after its hydration. */
function Landing({ page: Page }: { page: PublicSiteApp['LandingPage'] }) {
  const { book, prepare } = useBooking();
  const isHydrated = useIsHydrated();
  return (
    <>
      <Page
        onBook={book}
        onBookIntent={prepare}
        blogSection={<BlogSection />}
        DetailsText={RemoteArticleText}
        shows={isHydrated ? 'everything' : 'first-view'}
      />
      {isHydrated && <Handover />}
    </>
  );
}
