import type { ConnectedCalendar } from 'data-client/owner';
import { useRef } from 'react';
import { Button, Dialog } from 'shared-ui';

type StopWritingDialogProps = {
  calendar: ConnectedCalendar;
  onStop: (removesEvents: boolean) => void;
  onClose: () => void;
};

/** Asks whether to keep the events when bookings are no longer written to a calendar. */
export function StopWritingDialog({ calendar: { name }, onStop, onClose }: StopWritingDialogProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title={`Stop writing bookings to ${name}?`}
      description="Events you leave in place will no longer follow your bookings."
      hasCloseIcon={false}
      initialFocus={keepButton}
      onClose={onClose}
      footer={
        <>
          <Button ref={keepButton} variant="secondary" onClick={onClose}>
            Keep writing
          </Button>
          <Button variant="secondary" onClick={() => onStop(false)}>
            Leave the events
          </Button>
          <Button variant="danger" onClick={() => onStop(true)}>
            Remove the events
          </Button>
        </>
      }
    />
  );
}
