import type { Meeting } from 'domain/meeting-place';
import { MeetingFields } from '../../form/meeting/meeting-fields';
import { BookingChangeDialog, type BookingChangeProps } from '../../booking-slot/booking-change-dialog';

type PlaceViewProps = BookingChangeProps & {
  meeting: Meeting;
  problems: { kind?: string; place?: string };
  onChange: (change: Partial<Meeting>) => void;
};

const words = {
  title: 'Change the meeting place',
  failed: 'The meeting place wasn’t changed',
  submit: 'Save place',
  busy: 'Saving...',
};

/** Asks for a booking's meeting place. */
export function PlaceView({ meeting, problems, onChange, ...change }: PlaceViewProps) {
  const emailHint =
    change.booking.status === 'pending'
      ? 'Says how you’ll meet, if that changes. The address, number or link is sent when you confirm.'
      : 'Includes the new place and a calendar update.';
  return (
    <BookingChangeDialog words={{ ...words, emailHint }} {...change}>
      <MeetingFields
        meeting={meeting}
        problems={problems}
        linkHint="Only this client gets it. Leave it empty if you send it later."
        onChange={onChange}
      />
    </BookingChangeDialog>
  );
}
