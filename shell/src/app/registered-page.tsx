import { useSettings } from 'data-client';
import { useBooking } from '../booking/booking-provider';
import { DocumentHead } from '../head/document-head';
import { RemoteFallback, RemoteComponent } from '../remotes';
import type { PageRoute } from '../remotes';
import { PagePending } from './pending';

/** The page of a remote with the page contract, which only the registry knows. */
export function RegisteredPage({ remote, path, title }: PageRoute) {
  const { book } = useBooking();
  const { settings } = useSettings();
  return (
    <>
      <DocumentHead title={title} />
      <RemoteComponent
        remote={remote}
        pending={<PagePending label={`Loading ${title}`} />}
        failed={(failure) => <RemoteFallback {...failure} size="page" what={title} />}
      >
        {({ Page }) => <Page path={path} onBook={settings.booking_enabled ? () => book() : undefined} />}
      </RemoteComponent>
    </>
  );
}
