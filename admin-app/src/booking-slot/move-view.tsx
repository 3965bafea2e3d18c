import type { QueryLike } from 'shared-ui';
import { BookingChangeDialog, type BookingChangeProps } from './booking-change-dialog';
import { SeriesChoice, type SeriesChoiceProps } from './series-choice';
import { SlotFields, type Slot } from './slot-fields';
import type { FreeTimes } from './use-free-times';

type MoveViewProps = BookingChangeProps & {
  slot: Slot;
  problems: { date?: string; time?: string };
  freeTimes?: QueryLike<FreeTimes>;
  /** Undefined for a booking without a series. */
  series?: SeriesChoiceProps;
  onChange: (change: Partial<Slot>) => void;
};

const words = {
  title: 'Move this booking',
  failed: 'The booking wasn’t moved',
  emailHint: 'Includes the new time and a calendar update.',
  submit: 'Move booking',
  busy: 'Moving...',
};

const seriesWords = {
  ...words,
  failed: 'The bookings weren’t moved',
  emailHint: 'One email with all new times and a calendar update.',
  submit: 'Move bookings',
};

/** Asks for a booking's new date and time. */
export function MoveView({ slot, problems, freeTimes, series, onChange, ...change }: MoveViewProps) {
  return (
    <BookingChangeDialog words={series?.isWithLater ? seriesWords : words} {...change}>
      <SlotFields slot={slot} problems={problems} freeTimes={freeTimes} onChange={onChange} />
      {series && <SeriesChoice {...series} />}
    </BookingChangeDialog>
  );
}
