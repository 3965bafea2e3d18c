import type { BookingDialogProps } from 'booking-widget/contract';
import { privacyAddress, useSettings } from 'data-client';
import { Dialog, Spinner } from 'shared-ui';
import { styled } from 'styled-components';
import { RemoteFallback, RemoteComponent } from '../remotes';

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 24rem;
`;

type RemoteBookingProps = Pick<BookingDialogProps, 'service' | 'draft' | 'onDraft' | 'onClose'>;

/** The dialog opens on the click; its content may load afterwards. */
export function RemoteBooking({ onClose, ...booking }: RemoteBookingProps) {
  const privacy = privacyAddress(useSettings().settings);
  const shared = { isOpen: true, closesOnBack: true, onClose } as const;
  const meanwhile = { ...shared, title: 'Book a consultation', isFullScreenOnPhone: true } as const;
  return (
    <RemoteComponent
      remote="booking-widget"
      pending={
        <Dialog {...meanwhile}>
          <Waiting>
            <Spinner label="Loading the booking form" />
          </Waiting>
        </Dialog>
      }
      failed={(failure) => (
        <Dialog {...meanwhile}>
          <RemoteFallback {...failure} size="section" what="The booking form" />
        </Dialog>
      )}
    >
      {({ BookingDialog }) => <BookingDialog {...shared} {...booking} privacyAddress={privacy.replace(/^\//, '#/')} />}
    </RemoteComponent>
  );
}
