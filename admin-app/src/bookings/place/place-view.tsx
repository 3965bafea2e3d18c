import type { OwnerBooking } from 'data-client/owner';
import type { Meeting } from 'domain/meeting-place';
import type { FormEvent } from 'react';
import { Alert, Button, Checkbox, Dialog, Inline, Stack } from 'shared-ui';
import { useCoachZones } from '../../dashboard/coach-time';
import { MeetingFields } from '../../form/meeting/meeting-fields';
import { bookingDetail } from '../booking-words';

type PlaceViewProps = {
  booking: OwnerBooking;
  meeting: Meeting;
  sendsEmail: boolean;
  problems: { kind?: string; place?: string };
  /** Why the change failed, if no field is to blame. */
  failure?: string;
  isBusy: boolean;
  onChange: (change: Partial<Meeting>) => void;
  onSendsEmailChange: (sendsEmail: boolean) => void;
  onSubmit: () => void;
  onClose: () => void;
};

const formId = 'meeting-place';

/** Asks for a booking's meeting place. */
export function PlaceView(props: PlaceViewProps) {
  const { booking, sendsEmail, onSendsEmailChange, failure, isBusy, onSubmit, onClose, ...fields } = props;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      isOpen
      title="Change the meeting place"
      description={bookingDetail(booking, useCoachZones())}
      isFullScreenOnPhone
      onClose={onClose}
      footer={
        <Inline justify="end" gap="sm">
          <Button type="submit" form={formId} isBusy={isBusy} busyLabel="Saving...">
            Save place
          </Button>
        </Inline>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap="md">
          {failure && (
            <Alert tone="danger" title="The meeting place was not changed">
              {failure}
            </Alert>
          )}
          <MeetingFields {...fields} linkHint="Only this client gets it. Leave it empty if you send it later." />
          <Checkbox
            label="Email the client"
            hint={
              booking.status === 'pending'
                ? 'Only how you meet, if that changes. The address, number or link follows when you confirm.'
                : 'The new place, with an update for the calendar.'
            }
            checked={sendsEmail}
            onChange={({ target }) => onSendsEmailChange(target.checked)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
