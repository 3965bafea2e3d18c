import { useSettings } from 'data-client';
import { useBooking } from '../booking/booking-provider';
import { DocumentHead } from '../head/document-head';
import type { PageRoute } from '../remotes';
import { RemotePart } from './remote-part';

/** The page of a remote with the page contract, which only the registry knows. */
export function RegisteredPage({ remote, path, title }: PageRoute) {
  const { book } = useBooking();
  const { settings } = useSettings();
  return (
    <>
      <DocumentHead title={title} />
      <RemotePart remote={remote} size="page" loading={`Loading ${title}`} what={title}>
        {({ Page }) => <Page path={path} onBook={settings.booking_enabled ? () => book() : undefined} />}
      </RemotePart>
    </>
  );
}
