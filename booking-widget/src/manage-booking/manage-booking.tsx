import { DataError, useLinkedBooking, useSettings, type Booking } from 'data-client';
import { useEffect, useRef } from 'react';
import { Button, Card, Container, Heading, QueryView, Section, Spinner, Stack, Text } from 'shared-ui';
import { BookingFacts } from '../booking-facts/booking-facts';
import type { ManageBookingProps } from '../contract';
import { Language } from '../language/language';
import { ManageBookingView } from './manage-booking-view';
import { useManageTexts } from './manage-texts';
import { MoveBooking } from './move-booking';
import { useManagedBooking } from './use-managed-booking';

/** The page behind the link in a booking's emails: shows the appointment, moves or cancels it. No account needed. */
export function ManageBooking({ link, locale, onBook }: ManageBookingProps) {
  return (
    <Language locale={locale}>
      <Section labelledBy="manage-booking">
        <Container width="narrow">
          <LinkedBooking link={link} onBook={onBook} />
        </Container>
      </Section>
    </Language>
  );
}

function LinkedBooking({ link, onBook }: ManageBookingProps) {
  const texts = useManageTexts();
  const query = useLinkedBooking(link);
  const { settings } = useSettings();
  if (query.error instanceof DataError && query.error.code === 'invalid') {
    return (
      <Stack gap="lg" align="start">
        <Heading level={1} id="manage-booking">
          {texts.badLink}
        </Heading>
        <Text size="lg">{query.error.message}</Text>
        <Text tone="muted">{texts.help}</Text>
        {settings.booking_enabled && <Button onClick={onBook}>{texts.bookAgain}</Button>}
      </Stack>
    );
  }
  return (
    <QueryView query={query} pending={<Spinner label={texts.loading} />}>
      {(booking) => (
        <Language locale={booking.language}>
          <OpenBooking booking={booking} link={link} onBook={onBook} />
        </Language>
      )}
    </QueryView>
  );
}

function OpenBooking(props: ManageBookingProps & { booking: Booking }) {
  const texts = useManageTexts();
  const managed = useManagedBooking(props);
  const { booking, place } = managed;
  const heading = useFocusOnChange(place);
  const shownHeading = booking.status === 'pending' ? texts.requestHeading : texts.heading;
  return (
    <Card hasAccent>
      <Stack gap="lg">
        <Heading level={1} id="manage-booking" size="lg" ref={heading} tabIndex={-1}>
          {place === 'moving' ? texts.moveHeading : shownHeading}
        </Heading>
        {place === 'moving' ? (
          <>
            <BookingFacts booking={booking} timeZone={managed.timeZone} />
            <MoveBooking managed={managed} />
          </>
        ) : (
          <ManageBookingView managed={managed} />
        )}
      </Stack>
    </Card>
  );
}

/** Announces the change and moves focus to it. */
function useFocusOnChange(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current !== place) heading.current?.focus();
    last.current = place;
  }, [place]);
  return heading;
}
