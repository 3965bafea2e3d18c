import { formatSlotDate, formatSlotTime } from 'domain/slot-format';
import { Alert, Button, Stack } from 'shared-ui';

import type { Slot, ZonedSlot } from '../booking-state/slot';
import { SlotSuggestions } from '../free-slots/slot-suggestions';
import { useTexts } from '../language/language';

export type LostSlotProps = {
  /** The slot that was taken meanwhile, and the current choice, which may still be the same slot. */
  lost: Slot;
  chosen: Slot;
  /** The free times around the lost one. */
  nearest: readonly ZonedSlot[];
  timeZone: string;
  /** The backend's message for the rejected booking; undefined if the slot was lost while typing. */
  failure?: string;
  onChoose: (slot: Slot) => void;
  onAnotherTime: () => void;
};

/** Explains why the slot is gone and offers the nearest free ones, next to the button that failed. */
export function LostSlot({ lost, chosen, nearest, timeZone, failure, onChoose, onAnotherTime }: LostSlotProps) {
  const texts = useTexts();
  const isReplaced = chosen.date !== lost.date || chosen.time !== lost.time;
  const inWords = ({ date, time }: Slot) =>
    [formatSlotTime(date, time, texts.tag), formatSlotDate(date, 'short', texts.tag)] as const;
  const otherTimes = (
    <Button size="sm" variant="secondary" icon="calendar" onClick={onAnotherTime}>
      {texts.anotherTime}
    </Button>
  );
  return (
    <Stack gap="md">
      {isReplaced && !failure ? (
        <Alert tone="info" role="status">
          {texts.newTime(...inWords(chosen))}
        </Alert>
      ) : (
        // Screen readers have already announced the message of a rejected booking: the notification contains it.
        <Alert tone="danger" role={failure ? 'note' : 'alert'} action={otherTimes}>
          {failure ?? texts.lostSlot(...inWords(lost))}
        </Alert>
      )}
      {nearest.length > 0 && (
        <SlotSuggestions slots={nearest} chosen={isReplaced ? chosen : null} timeZone={timeZone} onChoose={onChoose} />
      )}
    </Stack>
  );
}
