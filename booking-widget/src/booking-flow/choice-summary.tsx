import type { BookingOffer } from 'domain/services';
import { bookingTimes, bothTimes } from 'domain/booking-words/booking-times';
import { formatSlotDate } from 'domain/slot-format';
import { border, color, font, Icon, space } from 'shared-ui';
import { styled } from 'styled-components';
import type { ZonedSlot } from '../booking-state/slot';
import { useTexts } from '../language/language';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']} ${space.lg};
  padding: ${space.sm} ${space.md};
  border-inline-start: ${border.strong} solid ${color.hairline};
  background: ${color.surfaceSoft};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  color: ${color.heading};

  li {
    display: inline-flex;
    gap: ${space['2xs']};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  svg {
    margin-block: calc((1lh - 1.25em) / 2);
  }
`;

export type ChoiceSummaryProps = { service: BookingOffer; slot: ZonedSlot | null; timeZone: string };

/** Shows the choices so far. */
export function ChoiceSummary({ service, slot, timeZone }: ChoiceSummaryProps) {
  const texts = useTexts();
  const { name } = texts.offer(service);
  return (
    <List aria-label={texts.yourChoice} role="list">
      <li>
        <Icon name="clock" />
        {`${name}, ${texts.minutes(service.bookingMinutes)}`}
      </li>
      {slot && (
        <li>
          <Icon name="calendar" />
          {texts.dateAndTime(
            formatSlotDate(slot.date, 'short', texts.tag),
            bothTimes(bookingTimes(slot, texts, timeZone)),
          )}
        </li>
      )}
    </List>
  );
}
