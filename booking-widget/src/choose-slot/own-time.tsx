import type { LocalSlot } from 'data-client';
import { color, font, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';

import { useTexts } from '../language/language';
import type { DayShift } from '../language/texts';

export const Beside = styled.span`
  display: block;
  font-size: ${font.size.xs};
  color: ${color.textMuted};
`;

/** The same moment on the visitor's clock, with the change of day; nothing where the clocks agree. */
export function OwnTime({ local }: { local: LocalSlot | undefined }) {
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
