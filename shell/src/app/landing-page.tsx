import { useBooking } from '../booking/booking-provider';
import { DocumentHead } from '../head/document-head';
import { RemoteFallback, RemotePlace } from '../remotes';
import { BlogSection } from './blog-section';
import { PagePending } from './pending';

export function LandingPage() {
  const { book, prepare } = useBooking();
  return (
    <>
      <DocumentHead />
      <RemotePlace
        remote="public-site"
        pending={<PagePending label="Loading the page" />}
        failed={(failure) => (
          <>
            <RemoteFallback {...failure} size="page" what="This page" />
            <BlogSection />
          </>
        )}
      >
        {({ LandingPage: Page }) => <Page onBook={book} onBookIntent={prepare} blogSection={<BlogSection />} />}
      </RemotePlace>
    </>
  );
}
