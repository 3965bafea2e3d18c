import { isLive } from 'domain/booking-status';
import { isBeforeCutoff } from 'domain/cutoffs';
import { phoneLink } from 'domain/phone-link';
import { Alert, Button, Grid, Inline, Stack, Text } from 'shared-ui';
import { downloadCalendarFile } from '../add-to-calendar/calendar-file';
import { OnlineCalendars } from '../add-to-calendar/online-calendars';
import { BookingFacts } from '../booking-facts/booking-facts';
import { useTexts } from '../language/language';
import { useManageTexts, type ManageTexts } from './manage-texts';
import type { ManagedBooking } from './use-managed-booking';

export type ManageBookingViewProps = { managed: ManagedBooking };

export function ManageBookingView({ managed }: ManageBookingViewProps) {
  const { booking, now, timeZone, place, isCanceling, error, settings } = managed;
  const texts = useManageTexts();
  const formTexts = useTexts();
  const { cutoffs, startsAt } = booking;
  const hasBegun = startsAt <= now;
  const isComing = isLive(booking) && !hasBegun;
  const isInTime = isComing && isBeforeCutoff(startsAt, cutoffs.moveHours, now);
  const canMove = isInTime && settings.booking_enabled;
  // A request can be withdrawn until it begins: the coach has planned nothing around it yet.
  const isRequest = booking.status === 'pending';
  const canCancel = isComing && (isRequest || isBeforeCutoff(startsAt, cutoffs.cancelHours, now));
  const withdrawal = isRequest && cutoffs.cancelHours > 0 ? ` ${texts.withdrawal}` : '';
  return (
    <Stack gap="lg">
      {place === 'moved' && (
        <Alert tone="success" role="status">
          {isRequest ? texts.requestMoved : texts.moved}
        </Alert>
      )}
      <Alert
        tone={booking.status === 'confirmed' && !hasBegun ? 'success' : 'info'}
        role={place === 'canceled' ? 'status' : 'note'}
      >
        {isLive(booking) && hasBegun ? `${texts.started} ${texts.help}` : texts[booking.status]}
      </Alert>
      <BookingFacts booking={booking} timeZone={timeZone} />
      {error && isComing && <Alert tone="danger">{formTexts.reason(error)}</Alert>}
      {(canMove || canCancel) && (
        <Grid min="max(15rem, 50% - 1rem)" gap="sm">
          {canMove && (
            <Button icon="calendar" disabled={isCanceling} onClick={() => managed.setPlace('moving')}>
              {texts.move}
            </Button>
          )}
          {canCancel && (
            <Button variant="secondary" isBusy={isCanceling} onClick={() => void managed.cancel()}>
              {texts.cancel}
            </Button>
          )}
        </Grid>
      )}
      {isComing && (
        <Policy
          text={formTexts.cutoffs(cutoffs) + withdrawal}
          refusal={refusalOf(texts, { isInTime, canMove, canCancel })}
          settings={settings}
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
      {settings.booking_enabled && !isLive(booking) && (
        <Inline gap="sm">
          <Button icon="calendar" onClick={managed.onBook}>
            {texts.bookAgain}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** Says which changes are ruled out: by the cutoffs, or while online booking is off. Undefined if none. */
function refusalOf(texts: ManageTexts, can: { isInTime: boolean; canMove: boolean; canCancel: boolean }) {
  if (can.canMove) return can.canCancel ? undefined : texts.tooLateToCancel;
  if (can.isInTime) return can.canCancel ? texts.closed : `${texts.tooLateToCancel} ${texts.closed}`;
  return can.canCancel ? texts.tooLateToMove : texts.tooLate;
}

type PolicyProps = { text: string; refusal?: string } & Pick<ManagedBooking, 'settings'>;

/** Until when the link works, or, after that, how to reach the coach. */
function Policy({ text, refusal, settings }: PolicyProps) {
  const texts = useManageTexts();
  const { contact_email: email, contact_phone: phone } = settings;
  if (!refusal) return text && <Text size="sm">{text}</Text>;
  return (
    <Text size="sm">
      {`${refusal} ${email || phone ? texts.contactMe : texts.help} `}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <br />}
      {phone && <a href={phoneLink(phone)}>{phone}</a>}
    </Text>
  );
}
