import type { OwnerBooking } from 'data-client/owner';
import type { FormEvent } from 'react';
import { Alert, Button, Checkbox, Dialog, Inline, Stack } from 'shared-ui';
import { useCoachZones } from '../../dashboard/coach-time';
import { bookingDetail } from '../booking-words';
import { SlotFields, type Slot } from '../slot-fields';

type MoveViewProps = {
  booking: OwnerBooking;
  slot: Slot;
  sendsEmail: boolean;
  problems: { date?: string; time?: string };
  /** Why the move failed, if no field is to blame. */
  failure?: string;
  freeTimes?: readonly string[];
  isBusy: boolean;
  onChange: (change: Partial<Slot>) => void;
  onSendsEmailChange: (sendsEmail: boolean) => void;
  onSubmit: () => void;
  onClose: () => void;
};

const formId = 'move-booking';

/** Asks for a booking's new date and time. */
export function MoveView(props: MoveViewProps) {
  const { booking, sendsEmail, onSendsEmailChange, failure, isBusy, onSubmit, onClose, ...fields } = props;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      isOpen
      title="Move this booking"
      description={bookingDetail(booking, useCoachZones())}
      isFullScreenOnPhone
      onClose={onClose}
      footer={
        <Inline justify="end" gap="sm">
          <Button type="submit" form={formId} isBusy={isBusy} busyLabel="Moving...">
            Move booking
          </Button>
        </Inline>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap="md">
          {failure && (
            <Alert tone="danger" title="The booking was not moved">
              {failure}
            </Alert>
          )}
          <SlotFields {...fields} />
          <Checkbox
            label="Email the client"
            hint="The new time, with an update for the calendar."
            checked={sendsEmail}
            onChange={({ target }) => onSendsEmailChange(target.checked)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
