import { formatSlotDate, formatSlotTime } from 'domain/slot-format';
import { Alert, Button, Stack } from 'shared-ui';

import type { Slot, ZonedSlot } from '../booking-state/slot';
import { SlotSuggestions } from '../free-slots/slot-suggestions';
import { useTexts } from '../language/language';

export type LostSlotProps = {
  /** The time somebody else took, and the one chosen now, which may still be the same. */
  lost: Slot;
  chosen: Slot;
  /** The free times around the lost one. */
  nearest: readonly ZonedSlot[];
  timeZone: string;
  /** What the refused booking was answered; without one the time was lost while the visitor typed. */
  failure?: string;
  onChoose: (slot: Slot) => void;
  onAnotherTime: () => void;
};

/** Right there where the booking did not go through: what happened, and the nearest times to book instead. */
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
        // The notification has said the words of a refused booking already.
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
