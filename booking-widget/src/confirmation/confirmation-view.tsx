import { formatSlotDate, localSlot, type Booking } from 'data-client';
import { border, Button, color, font, Icon, radius, space, Stack, target, Text } from 'shared-ui';
import { styled } from 'styled-components';

import { StepActions } from '../step-form/step-actions';

/** What is known about the confirmation email. */
export type MailState = 'sending' | 'sent' | 'queued' | 'not-configured' | 'failed';

export type ConfirmationViewProps = {
  booking: Booking;
  mail: MailState;
  /** Where the visitor is; the browser's own zone without it. */
  timeZone?: string;
  onAddToCalendar: () => void;
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

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(4rem, auto) 1fr;
  gap: ${space.sm} ${space.lg};
  padding-block: ${space.lg};
  border-block: ${border.hairline} solid ${color.border};

  dt {
    font-size: ${font.size.sm};
    color: ${color.textMuted};
  }
  dd {
    min-inline-size: 0;
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
    overflow-wrap: anywhere;
  }
`;

const Own = styled.span`
  display: block;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};
  color: ${color.textMuted};
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
`;

export function ConfirmationView({
  booking,
  mail,
  timeZone,
  onAddToCalendar,
  doneLabel,
  onDone,
}: ConfirmationViewProps) {
  const own = localSlot(booking.date, booking.time, timeZone);
  return (
    <Stack gap="lg">
      <Thanks>
        <Mark>
          <Icon name="check" />
        </Mark>
        <Text>{`Thank you, ${booking.firstName}. This time is reserved for you.`}</Text>
      </Thanks>
      <Facts>
        <dt>Service</dt>
        <dd>{booking.serviceName}</dd>
        <dt>Date</dt>
        <dd>{formatSlotDate(booking.date)}</dd>
        <dt>Time</dt>
        <dd>
          {`${booking.time} Eastern Time`}
          {own && <Own>{ownTime(own)}</Own>}
        </dd>
      </Facts>
      <Note role="status">
        <Icon name="mail" />
        <Text size="sm">{mailNote(mail, booking.email)}</Text>
      </Note>
      <StepActions>
        <CalendarButton variant="secondary" icon="calendar" onClick={onAddToCalendar}>
          Add to calendar
        </CalendarButton>
        <Button onClick={onDone}>{doneLabel}</Button>
      </StepActions>
    </Stack>
  );
}

function ownTime({ time, zoneName, dayShift }: { time: string; zoneName: string; dayShift: number }): string {
  const shift = dayShift === 0 ? '' : dayShift > 0 ? ' the next day' : ' the day before';
  return `${time}${shift}, your time (${zoneName})`;
}

/** Says no more than what is known to have happened. */
function mailNote(mail: MailState, email: string): string {
  switch (mail) {
    case 'sending':
      return `We are sending a confirmation email with a calendar invite to ${email}.`;
    case 'sent':
      return `A confirmation email was sent to ${email}. The calendar invite comes with it.`;
    case 'queued':
      return `A confirmation email with a calendar invite will follow to ${email}. It may take a few minutes.`;
    case 'not-configured':
      return 'No confirmation email is sent from this site at the moment. Your booking stands: add it to your calendar so that you have it at hand.';
    case 'failed':
      return 'Your booking stands, but the confirmation email could not be sent. Add it to your calendar so that you have it at hand.';
  }
}
