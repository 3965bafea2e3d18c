import type { BookingDialogProps } from 'booking-widget/contract';
import { privacyAddress, useSettings } from 'data-client';
import { useState } from 'react';
import { Dialog, Spinner } from 'shared-ui';
import { styled } from 'styled-components';
import { earlyBooking } from '../hydration/early-booking';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { choiceIn, EarlyStepReplaced, EarlyStep } from './early-step';

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 24rem;
`;

type RemoteBookingProps = Pick<BookingDialogProps, 'service' | 'draft' | 'onDraft' | 'onClose'>;

/**
 * The dialog opens on the click; its content may load afterward. If the visitor has already opened the prerendered first
 * step, it stays until the form has loaded, which starts with the same choice.
 */
export function RemoteBooking({ onClose, ...booking }: RemoteBookingProps) {
  const privacy = privacyAddress(useSettings().settings);
  const [early] = useState(() => earlyBooking());
  const shared = { closesOnBack: true, onClose } as const;
  const meanwhile = { ...shared, title: 'Book a consultation', isFullScreenOnPhone: true } as const;
  return (
    <RemoteComponent
      remote="booking-widget"
      pending={
        early ? (
          <EarlyStep early={early} onClose={onClose} />
        ) : (
          <Dialog {...meanwhile}>
            <Waiting>
              <Spinner label="Loading the booking form" />
            </Waiting>
          </Dialog>
        )
      }
      failed={(failure) => (
        <>
          <EarlyStepReplaced early={early} />
          <Dialog {...meanwhile}>
            <RemoteFallback {...failure} size="section" what="The booking form" />
          </Dialog>
        </>
      )}
    >
      {({ BookingDialog }) => (
        <>
          <EarlyStepReplaced early={early} />
          <BookingDialog
            isOpen
            {...shared}
            {...booking}
            service={choiceIn(early)?.value ?? booking.service}
            contactAddress="#/#contact"
            privacyAddress={privacy.replace(/^\//, '#/')}
          />
        </>
      )}
    </RemoteComponent>
  );
}
