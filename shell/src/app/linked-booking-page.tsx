import { useParams } from 'react-router-dom';
import { useBooking } from '../booking/booking-provider';
import { DocumentHead } from '../head/document-head';
import { RemotePart } from './remote-part';

/** The target of the link in booking emails. */
export function LinkedBookingPage() {
  const { link = '' } = useParams();
  const { book } = useBooking();
  return (
    <>
      <DocumentHead title="Your consultation" isHidden />
      <RemotePart remote="booking-widget" size="page" loading="Loading your booking" what="Your booking">
        {({ ManageBooking }) => <ManageBooking key={link} link={link} onBook={() => book()} />}
      </RemotePart>
    </>
  );
}
