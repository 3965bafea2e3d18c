import type { Booking } from 'data-client';
import { border, Button, color, Icon, media, radius, space, Stack, target, Text } from 'shared-ui';
import { styled } from 'styled-components';
import { downloadCalendarFile } from '../add-to-calendar/calendar-file';
import { OnlineCalendars } from '../add-to-calendar/online-calendars';
import type { MailState } from '../booking-state/booking-flow-handle';
import { BookingFacts } from '../booking-facts/booking-facts';
import { useTexts } from '../language/language';
import { StepActions } from '../step-form/step-actions';

export type ConfirmationViewProps = {
  booking: Booking;
  mail: MailState;
  /** The visitor's time zone. */
  timeZone: string;
  doneLabel: string;
  onDone: () => void;
};

const Thanks = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};

  p {
    min-inline-size: 0;
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${target.touch};
  block-size: ${target.touch};
  border: ${border.hairline} solid ${color.hairline};
  border-radius: ${radius.pill};
  background: ${color.surfaceSoft};
  color: ${color.heading};
`;

const Note = styled.div`
  display: flex;
  gap: ${space.sm};
  color: ${color.heading};

  p {
    min-inline-size: 0;
  }
`;

const CalendarButton = styled(Button)`
  margin-inline-end: auto;

  ${media.down('sm')} {
    flex-grow: 1;
    margin-inline-end: 0;
  }
`;

export function ConfirmationView({ booking, mail, timeZone, doneLabel, onDone }: ConfirmationViewProps) {
  const texts = useTexts();
  const isRequest = booking.status === 'pending';
  const needsLink = isRequest && !['held', 'not-configured'].includes(mail);
  const thanks = isRequest ? texts.requestThanks : texts.thanks;
  return (
    <Stack gap="lg">
      <Thanks>
        <Mark>
          <Icon name="check" />
        </Mark>
        <Text>{thanks(booking.firstName)}</Text>
      </Thanks>
      <BookingFacts booking={booking} timeZone={timeZone} />
      <Note role="status">
        <Icon name="mail" />
        <Text size="sm">
          {texts.mail[mail](booking.email)}
          {needsLink && ` ${texts.confirmAddress}`}
        </Text>
      </Note>
      <OnlineCalendars booking={booking} timeZone={timeZone} />
      <StepActions>
        <CalendarButton
          variant="secondary"
          icon="calendar"
          onClick={() => downloadCalendarFile(booking, texts, timeZone)}
        >
          {texts.addToCalendar}
        </CalendarButton>
        <Button onClick={onDone}>{doneLabel}</Button>
      </StepActions>
    </Stack>
  );
}
