import type { Booking } from 'data-client';
import { isLive } from 'domain/booking-status';
import { Alert, Button, Grid, Inline, Stack } from 'shared-ui';

import { downloadCalendarFile } from '../add-to-calendar/calendar-file';
import { OnlineCalendars } from '../add-to-calendar/online-calendars';
import { BookingFacts } from '../booking-facts/booking-facts';
import { useTexts } from '../language/language';
import { useManageTexts } from './manage-texts';

export type ManageBookingViewProps = {
  booking: Booking;
  now: Date;
  timeZone: string;
  /** The booking was moved just now. */
  isMoved: boolean;
  isCancelling: boolean;
  /** Why the last change was refused. */
  failure?: string;
  onMove: () => void;
  onCancel: () => void;
  onBookAgain: () => void;
};

export function ManageBookingView(props: ManageBookingViewProps) {
  const { booking, now, timeZone, isMoved, isCancelling, failure, onMove, onCancel, onBookAgain } = props;
  const texts = useManageTexts();
  const formTexts = useTexts();
  const hasBegun = booking.startsAt <= now;
  return (
    <Stack gap="lg">
      {isMoved && (
        <Alert tone="success" role="status">
          {booking.status === 'pending' ? texts.requestMoved : texts.moved}
        </Alert>
      )}
      <Alert tone={booking.status === 'confirmed' ? 'success' : 'info'} role="note">
        {isLive(booking) && hasBegun ? texts.past : texts[booking.status]}
      </Alert>
      <BookingFacts booking={booking} timeZone={timeZone} />
      {failure && <Alert tone="danger">{failure}</Alert>}
      {isLive(booking) && !hasBegun && (
        <Grid min="max(15rem, 50% - 1rem)" gap="sm">
          <Button icon="calendar" disabled={isCancelling} onClick={onMove}>
            {texts.move}
          </Button>
          <Button variant="secondary" isBusy={isCancelling} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Grid>
      )}
      {isLive(booking) && !hasBegun && (
        <Inline gap="sm">
          <Button variant="secondary" size="sm" onClick={() => downloadCalendarFile(booking, formTexts, timeZone)}>
            {formTexts.addToCalendar}
          </Button>
          <OnlineCalendars booking={booking} timeZone={timeZone} />
        </Inline>
      )}
      {(booking.status === 'cancelled' || booking.status === 'no-show') && (
        <Inline gap="sm">
          <Button icon="calendar" onClick={onBookAgain}>
            {texts.bookAgain}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
