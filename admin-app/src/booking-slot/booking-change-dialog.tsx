import type { OwnerBooking } from 'data-client/owner';
import { useId, type ReactNode } from 'react';
import { Button, Checkbox, Dialog } from 'shared-ui';
import { Form } from '../form/form';
import { useCoachZones } from '../dashboard/coach-time';
import { FormFailure } from '../form/form-failure';
import { useDialogGuard } from '../form/unsaved/use-unsaved-guard';
import { bookingDetail } from './booking-names';

/** Props shared by all dialogs that change a booking. */
export type BookingChangeProps = {
  booking: OwnerBooking;
  sendsEmail: boolean;
  /** Why the change failed, if no field is to blame. */
  failure?: string;
  isBusy: boolean;
  /** Closing asks first, because the owner has typed. */
  isDirty?: boolean;
  onSendsEmailChange: (sendsEmail: boolean) => void;
  onSubmit: () => void;
  onClose: () => void;
};

type BookingChangeDialogProps = BookingChangeProps & {
  words: Record<'title' | 'failed' | 'emailHint' | 'submit' | 'busy', string>;
  /** The fields. */
  children: ReactNode;
};

/** Asks for a change of a booking, and whether to tell the client. */
export function BookingChangeDialog({ booking, words, children, ...change }: BookingChangeDialogProps) {
  const formId = useId();
  const mayClose = useDialogGuard(change.isDirty === true);
  return (
    <Dialog
      title={words.title}
      description={bookingDetail(booking, useCoachZones())}
      isFullScreenOnPhone
      closesOnBack
      // Closed now, it would not show why the change failed.
      onCloseRequest={() => !change.isBusy && mayClose()}
      onClose={change.onClose}
      footer={
        <Button type="submit" form={formId} isBusy={change.isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      }
    >
      <Form id={formId} onSubmit={change.onSubmit}>
        {change.failure && <FormFailure title={words.failed}>{change.failure}</FormFailure>}
        {children}
        <Checkbox
          label="Email the client"
          hint={words.emailHint}
          checked={change.sendsEmail}
          onChange={({ target }) => change.onSendsEmailChange(target.checked)}
        />
      </Form>
    </Dialog>
  );
}
