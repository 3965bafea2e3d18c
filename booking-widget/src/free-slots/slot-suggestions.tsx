import { zoneOfBooking } from 'domain/coach-zones';
import { formatSlotDate, formatSlotTime, localSlot } from 'domain/slot-format';
import { ChoiceGroup, color, font } from 'shared-ui';
import { styled } from 'styled-components';
import { useTexts } from '../language/language';
import { LocalTime, Tile } from './local-time';
import type { Slot, ZonedSlot } from '../booking-state/slot';

const When = styled.span`
  display: block;
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
`;

export type SlotSuggestionsProps = {
  slots: readonly ZonedSlot[];
  chosen: Slot | null;
  timeZone?: string;
  onChoose: (slot: Slot) => void;
};

const keyOf = ({ date, time }: Slot) => `${date} ${time}`;

/** A few free slots of any day, to choose with one click. */
export function SlotSuggestions({ slots, chosen, timeZone, onChoose }: SlotSuggestionsProps) {
  const { nearest, tag, dateAndTime } = useTexts();
  const handleChange = (key: string) => {
    const slot = slots.find((one) => keyOf(one) === key);
    if (slot) onChoose({ date: slot.date, time: slot.time });
  };
  return (
    <ChoiceGroup legend={nearest} name="suggestion" value={chosen && keyOf(chosen)} onChange={handleChange} min="10rem">
      {slots.map((slot) => (
        <Tile key={keyOf(slot)} value={keyOf(slot)}>
          <When>{dateAndTime(formatSlotDate(slot.date, 'short', tag), formatSlotTime(slot.date, slot.time, tag))}</When>
          <LocalTime local={localSlot(slot.date, slot.time, zoneOfBooking(slot.timezone), timeZone, tag)} />
        </Tile>
      ))}
    </ChoiceGroup>
  );
}
