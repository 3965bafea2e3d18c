import { formatSlotDate, formatSlotTime, localSlot, type Booking } from 'data-client';
import { border, Button, color, font, Icon, radius, space, Stack, target, Text } from 'shared-ui';
import { styled } from 'styled-components';

import { useTexts } from '../language/language';
import type { DayShift } from '../language/texts';
import { StepActions } from '../step-form/step-actions';
import { bookedService } from './booked-service';

/** What is known about the confirmation email. */
export type MailState = 'sending' | 'sent' | 'queued' | 'not-configured' | 'failed';

export type ConfirmationViewProps = {
  booking: Booking;
  mail: MailState;
  /** Where the visitor is. */
  timeZone: string;
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
  const texts = useTexts();
  const own = localSlot(booking.date, booking.time, timeZone, texts.tag);
  return (
    <Stack gap="lg">
      <Thanks>
        <Mark>
          <Icon name="check" />
        </Mark>
        <Text>{texts.thanks(booking.firstName)}</Text>
      </Thanks>
      <Facts>
        <dt>{texts.service}</dt>
        <dd>{bookedService(booking, texts)}</dd>
        <dt>{texts.date}</dt>
        <dd>{formatSlotDate(booking.date, 'full', texts.tag)}</dd>
        <dt>{texts.time}</dt>
        <dd>
          {texts.coachTime(formatSlotTime(booking.date, booking.time, texts.tag))}
          {own && <Own>{texts.ownTime(own.time, own.dayShift as DayShift, own.zoneName)}</Own>}
        </dd>
      </Facts>
      <Note role="status">
        <Icon name="mail" />
        <Text size="sm">{texts.mail[mail](booking.email)}</Text>
      </Note>
      <StepActions>
        <CalendarButton variant="secondary" icon="calendar" onClick={onAddToCalendar}>
          {texts.addToCalendar}
        </CalendarButton>
        <Button onClick={onDone}>{doneLabel}</Button>
      </StepActions>
    </Stack>
  );
}
