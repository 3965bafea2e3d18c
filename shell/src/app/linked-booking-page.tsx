import { useParams } from 'react-router-dom';
import { useBooking } from '../booking/booking-provider';
import { DocumentHead } from '../head/document-head';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { PagePending } from './pending';

/** The target of the link in booking emails. */
export function LinkedBookingPage() {
  const { link = '' } = useParams();
  const { book } = useBooking();
  return (
    <>
      <DocumentHead title="Your consultation" isHidden />
      <RemoteComponent
        remote="booking-widget"
        pending={<PagePending label="Loading your booking" />}
        failed={(failure) => <RemoteFallback {...failure} size="page" what="Your booking" />}
      >
        {({ ManageBooking }) => <ManageBooking key={link} link={link} onBook={() => book()} />}
      </RemoteComponent>
    </>
  );
}
