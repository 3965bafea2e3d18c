import { useBooking } from '../booking/booking-provider';
import { RemoteFallback, RemotePlace } from '../remotes';
import { BlogSection } from './blog-section';
import { usePageTitle } from './page-title';
import { PagePending } from './pending';

export function LandingPage() {
  const { book, prepare } = useBooking();
  usePageTitle();
  return (
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
  );
}
