import { formatSlotDate, formatSlotTime } from 'domain/slot-format';
import { Alert, Button, Stack } from 'shared-ui';
import type { Slot } from '../booking-state/slot';
import { SlotSuggestions } from '../free-slots/slot-suggestions';
import { useTexts } from '../language/language';
import type { DetailsFlow } from './details-flow';

export type LostSlotProps = {
  /** The slot that was taken meanwhile; the current choice may still be the same. */
  lost: Slot;
  flow: DetailsFlow;
  /** The backend's message for the rejected booking; undefined if the slot was lost while typing. */
  failure?: string;
};

/** Explains why the slot is gone and offers the nearest free ones, next to the button that failed. */
export function LostSlot({ lost, flow: { chosen, nearest, state, dispatch }, failure }: LostSlotProps) {
  const texts = useTexts();
  const isReplaced = chosen.date !== lost.date || chosen.time !== lost.time;
  const inWords = ({ date, time }: Slot) =>
    [formatSlotTime(date, time, texts.tag), formatSlotDate(date, 'short', texts.tag)] as const;
  const otherTimes = (
    <Button size="sm" variant="secondary" icon="calendar" onClick={() => dispatch({ type: 'anotherTimeWanted' })}>
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
        <SlotSuggestions
          slots={nearest}
          chosen={isReplaced ? chosen : null}
          timeZone={state.timeZone}
          onChoose={(slot) => dispatch({ type: 'slotChanged', ...slot })}
        />
      )}
    </Stack>
  );
}
