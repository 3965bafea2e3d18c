import { useId, useState } from 'react';
import { Card, Heading, Stack } from 'shared-ui';

import { BookingFlow } from '../booking-flow/booking-flow';
import { useBookingFlow } from '../booking-flow/use-booking-flow';

export type BookingCardProps = { service?: string };

/** The booking flow as a part of a page. */
export function BookingCard({ service }: BookingCardProps) {
  const [bookingsMade, setBookingsMade] = useState(0);
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} hasAccent>
      <Stack gap="sm">
        <Heading level={2} id={id}>
          Book a consultation
        </Heading>
        <CardFlow key={bookingsMade} service={service} onDone={() => setBookingsMade(bookingsMade + 1)} />
      </Stack>
    </Card>
  );
}

function CardFlow({ service, onDone }: BookingCardProps & { onDone: () => void }) {
  const flow = useBookingFlow(service);
  return <BookingFlow flow={flow} doneLabel="Book another time" onDone={onDone} />;
}
