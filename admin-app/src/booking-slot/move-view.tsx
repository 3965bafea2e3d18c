import { BookingChangeDialog, type BookingChangeProps } from './booking-change-dialog';
import { SlotFields, type Slot } from './slot-fields';

type MoveViewProps = BookingChangeProps & {
  slot: Slot;
  problems: { date?: string; time?: string };
  freeTimes?: readonly string[];
  onChange: (change: Partial<Slot>) => void;
};

const words = {
  title: 'Move this booking',
  failed: 'The booking wasn’t moved',
  emailHint: 'Includes the new time and a calendar update.',
  submit: 'Move booking',
  busy: 'Moving...',
};

/** Asks for a booking's new date and time. */
export function MoveView({ slot, problems, freeTimes, onChange, ...change }: MoveViewProps) {
  return (
    <BookingChangeDialog words={words} {...change}>
      <SlotFields slot={slot} problems={problems} freeTimes={freeTimes} onChange={onChange} />
    </BookingChangeDialog>
  );
}
