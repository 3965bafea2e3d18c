import type { DayShift } from 'domain/booking-words/words';
import type { LocalSlot } from 'domain/slot-format';
import { Choice, color, font, space, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { useTexts } from '../language/language';

/** A slot to choose. Centers a time without a second line. */
export const Tile = styled(Choice)`
  align-content: center;
  padding-inline: ${space.sm};
`;

export const Beside = styled.span`
  display: block;
  font-size: ${font.size.xs};
  color: ${color.textMuted};
`;

/** The visitor's local time and day shift; nothing if it equals the coach's time. */
export function LocalTime({ local }: { local: LocalSlot | undefined }) {
  const { dayShift, yourTime } = useTexts();
  if (!local) return null;
  const shift = dayShift[local.dayShift as DayShift];
  return (
    <Beside>
      {shift ? `${local.time}, ${shift}` : local.time}
      <VisuallyHidden> {yourTime}</VisuallyHidden>
    </Beside>
  );
}
