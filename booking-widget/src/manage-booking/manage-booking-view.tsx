import type { Booking } from 'data-client';
import { isLive } from 'domain/booking-status';
import { isBeforeCutoff } from 'domain/cutoffs';
import { Alert, Button, Grid, Inline, Stack, Text } from 'shared-ui';

import { downloadCalendarFile } from '../add-to-calendar/calendar-file';
import { OnlineCalendars } from '../add-to-calendar/online-calendars';
import { BookingFacts } from '../booking-facts/booking-facts';
import { useTexts } from '../language/language';
import { useManageTexts, type ManageTexts } from './manage-texts';

/** How to reach the coach. */
type Contact = { email: string; phone: string };

export type ManageBookingViewProps = {
  booking: Booking;
  now: Date;
  timeZone: string;
  contact: Contact;
  /** The booking was moved just now. */
  isMoved: boolean;
  isCancelling: boolean;
  /** Why the last change was rejected. */
  failure?: string;
  onMove: () => void;
  onCancel: () => void;
  onBookAgain: () => void;
};

export function ManageBookingView(props: ManageBookingViewProps) {
  const { booking, now, timeZone, contact, isMoved, isCancelling, failure, onMove, onCancel, onBookAgain } = props;
  const texts = useManageTexts();
  const formTexts = useTexts();
  const { cutoffs, startsAt } = booking;
  const hasBegun = startsAt <= now;
  const isComing = isLive(booking) && !hasBegun;
  const canMove = isComing && isBeforeCutoff(startsAt, cutoffs.moveHours, now);
  // A request can be withdrawn until it begins: the coach has planned nothing around it yet.
  const isRequest = booking.status === 'pending';
  const canCancel = isComing && (isRequest || isBeforeCutoff(startsAt, cutoffs.cancelHours, now));
  const withdrawal = isRequest && cutoffs.cancelHours > 0 ? ` ${texts.withdrawal}` : '';
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
      {(canMove || canCancel) && (
        <Grid min="max(15rem, 50% - 1rem)" gap="sm">
          {canMove && (
            <Button icon="calendar" disabled={isCancelling} onClick={onMove}>
              {texts.move}
            </Button>
          )}
          {canCancel && (
            <Button variant="secondary" isBusy={isCancelling} onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </Grid>
      )}
      {isComing && (
        <Policy
          text={formTexts.cutoffs(cutoffs) + withdrawal}
          tooLate={tooLate(texts, canMove, canCancel)}
          contact={contact}
        />
      )}
      {isComing && (
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

/** Says which changes the cutoffs rule out; undefined if none. */
function tooLate(texts: ManageTexts, canMove: boolean, canCancel: boolean): string | undefined {
  if (canMove && canCancel) return undefined;
  if (!canMove && !canCancel) return texts.tooLate;
  return canMove ? texts.tooLateToCancel : texts.tooLateToMove;
}

type PolicyProps = { text: string; tooLate?: string; contact: Contact };

/** Until when the link works, or, after that, how to reach the coach. */
function Policy({ text, tooLate: late, contact: { email, phone } }: PolicyProps) {
  const texts = useManageTexts();
  if (!late) return text && <Text size="sm">{text}</Text>;
  return (
    <Text size="sm">
      {`${late} ${texts.contactMe} `}
      <a href={`mailto:${email}`}>{email}</a>
      {phone && ' · '}
      {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
    </Text>
  );
}
