import { Dialog, media, space, useConfirm } from 'shared-ui';
import { styled } from 'styled-components';

import { BookingFlow } from '../booking-flow/booking-flow';
import { hasTypedDetails } from '../booking-flow/booking-flow-state';
import { useBookingFlow } from '../booking-flow/use-booking-flow';
import type { BookingDialogProps } from '../contract';

/** The buttons stay in sight, down at the window's edge: the dialog's own padding would keep them above it. */
const Frame = styled.div`
  --actions-position: sticky;
  ${media.up('md')} {
    --actions-inset: calc(-1 * ${space.xl});
  }
`;

/** The booking flow in a dialog. Closing forgets everything, after a question when something was typed. */
export function BookingDialog({ isOpen, ...rest }: BookingDialogProps) {
  return isOpen ? <OpenBookingDialog {...rest} /> : null;
}

function OpenBookingDialog({ service, onClose }: Omit<BookingDialogProps, 'isOpen'>) {
  const flow = useBookingFlow(service);
  const confirm = useConfirm();
  const isSending = flow.state.submission.state === 'sending';

  const handleCloseRequest = () =>
    !hasTypedDetails(flow.state) ||
    confirm({
      title: 'Discard your details?',
      message: isSending
        ? 'Your booking is already on its way: closing does not take it back.'
        : 'What you typed will be gone.',
      confirmLabel: 'Discard',
      cancelLabel: 'Keep editing',
      tone: 'danger',
    });

  return (
    <Dialog
      isOpen
      isFullScreenOnPhone
      title="Book a consultation"
      onCloseRequest={handleCloseRequest}
      onClose={onClose}
    >
      <Frame>
        <BookingFlow flow={flow} doneLabel="Done" onDone={onClose} />
      </Frame>
    </Dialog>
  );
}
