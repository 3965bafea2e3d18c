import { useRef, type MouseEvent } from 'react';
import { Dialog, media, space, useConfirm } from 'shared-ui';
import { styled } from 'styled-components';
import { BookingFlow } from '../booking-flow/booking-flow';
import { hasTypedDetails } from '../booking-state/booking-flow-state';
import { Invited } from '../invitation/load-invited';
import { useBookingFlow, type BookingOptions } from '../booking-flow/use-booking-flow';
import type { BookingDialogProps } from '../contract';
import { Language, useTexts } from '../language/language';

/** Keeps the buttons sticky at the window's edge, which the dialog's padding would keep them from, if the window is tall enough. */
// The margin ends the bar of buttons with the dialog, which has more padding than a card.
// Where the dialog fills a phone, the bar is at its lower edge in every step, however short.
const Frame = styled.div`
  min-block-size: calc(100% + ${space.xl} - ${space.lg});
  margin-block-end: calc(${space.lg} - ${space.xl});
  &,
  :has([data-action-bar]) {
    display: flex;
    flex: 1;
    flex-direction: column;
  }
  [data-action-bar] {
    margin-block-start: auto;
  }
  ${media.tall} {
    --actions-position: sticky;
  }
  ${media.up('md')} {
    --actions-inset: calc(-1 * ${space.xl});
  }
`;

/** The booking flow in a dialog. Closing discards everything, after a confirmation if details were entered or are being sent. */
export function BookingDialog({ isOpen, locale, ...rest }: BookingDialogProps & BookingOptions) {
  return <Language locale={locale}>{isOpen && <OpenBookingDialog {...rest} />}</Language>;
}

type OpenBookingDialogProps = BookingOptions & Pick<BookingDialogProps, 'closesOnBack' | 'onClose'>;

function OpenBookingDialog({ closesOnBack, onClose, ...options }: OpenBookingDialogProps) {
  const texts = useTexts();
  // A "Book again" link arrives as `again/<token>` in place of a service.
  const [, token] = options.service?.split('again/') ?? [];
  const flow = useBookingFlow(token ? { ...options, service: undefined } : options);
  const confirm = useConfirm(flow.isSending);
  const isLeaving = useRef(false);

  const handleCloseRequest = () =>
    flow.booking !== undefined ||
    !(flow.isSending || hasTypedDetails(flow.state)) ||
    confirm({ ...texts.discard, message: flow.isSending ? texts.stillSending : texts.inputIsLost, tone: 'danger' });

  /** Closes the dialog before the link is followed, so that the focus can follow, too. */
  const handleContact = async (click: MouseEvent<HTMLAnchorElement>) => {
    // Such a click opens another tab or window.
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    if (isLeaving.current) return onClose();
    const link = click.currentTarget;
    click.preventDefault();
    isLeaving.current = await handleCloseRequest();
    if (isLeaving.current) link.click();
  };

  return (
    <Dialog
      isFullScreenOnPhone
      title={texts.title}
      closeLabel={texts.close}
      closesOnBack={closesOnBack}
      onCloseRequest={handleCloseRequest}
      onClose={onClose}
    >
      <Frame>
        {token && !flow.booking && <Invited token={token} flow={flow} />}
        <BookingFlow
          flow={flow}
          doneLabel={texts.done}
          onDone={onClose}
          onContact={(click) => void handleContact(click)}
        />
      </Frame>
    </Dialog>
  );
}
