import { formatSlotDate } from 'data-client';
import { Button } from 'shared-ui';
import { styled } from 'styled-components';

import { useTexts } from '../language/language';
import type { Slot } from './slot';

const InLines = styled(Button)`
  text-align: start;
`;

export type NextAvailableProps = { slot: Slot | undefined; onChoose: (slot: Slot) => void };

/** For everybody who does not mind when: one press instead of two choices. The time shows once its day is chosen. */
export function NextAvailable({ slot, onChoose }: NextAvailableProps) {
  const { nextAvailable, tag } = useTexts();
  // On a narrow phone the line ends before the date, not in it.
  const day = slot && formatSlotDate(slot.date, 'short', tag).replaceAll(' ', '\u00A0');
  return (
    <div>
      <InLines variant="secondary" size="sm" icon="clock" disabled={!slot} onClick={() => slot && onChoose(slot)}>
        {day ? `${nextAvailable}: ${day}` : nextAvailable}
      </InLines>
    </div>
  );
}
