import { formatSlotDate } from 'domain/slot-format';
import { Button } from 'shared-ui';
import { styled } from 'styled-components';
import { useTexts } from '../language/language';
import type { Slot } from '../booking-state/slot';

const InLines = styled(Button)`
  text-align: start;
`;

export type NextAvailableProps = {
  /** Undefined until the free times have loaded. */
  slot: Slot | undefined;
  onChoose: (slot: Slot) => void;
};

/** Chooses the next free slot with one click. */
export function NextAvailable({ slot, onChoose }: NextAvailableProps) {
  const { nextAvailable, tag } = useTexts();
  // Non-breaking spaces keep the date on one line on narrow phones.
  const day = slot && formatSlotDate(slot.date, 'short', tag).replaceAll(' ', '\u00A0');
  return (
    <div>
      <InLines
        variant="secondary"
        size="sm"
        icon="clock"
        isBusy={!slot}
        onClick={() => slot && onChoose({ date: slot.date, time: slot.time })}
      >
        {day ? `${nextAvailable}: ${day}` : nextAvailable}
      </InLines>
    </div>
  );
}
