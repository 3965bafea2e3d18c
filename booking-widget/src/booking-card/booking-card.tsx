import { useId, useState } from 'react';
import { Card, Heading, Stack } from 'shared-ui';
import { BookingFlow } from '../booking-flow/booking-flow';
import { useBookingFlow, type BookingOptions } from '../booking-flow/use-booking-flow';
import { Language, useTexts } from '../language/language';

export type BookingCardProps = BookingOptions & {
  /** The language, such as `de` or `en-US`; the page's language if left out. */
  locale?: string;
};

/** The booking flow as a part of a page. */
export function BookingCard({ locale, ...options }: BookingCardProps) {
  return (
    <Language locale={locale}>
      <TitledCard {...options} />
    </Language>
  );
}

function TitledCard(options: BookingOptions) {
  const texts = useTexts();
  const [bookingsMade, setBookingsMade] = useState(0);
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} hasAccent>
      <Stack gap="sm">
        <Heading level={2} id={id}>
          {texts.title}
        </Heading>
        <CardFlow key={bookingsMade} {...options} onDone={() => setBookingsMade(bookingsMade + 1)} />
      </Stack>
    </Card>
  );
}

function CardFlow({ onDone, ...options }: BookingOptions & { onDone: () => void }) {
  const texts = useTexts();
  const flow = useBookingFlow(options);
  return <BookingFlow flow={flow} doneLabel={texts.bookAnother} onDone={onDone} />;
}
