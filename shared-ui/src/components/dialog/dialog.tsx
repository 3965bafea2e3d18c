import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { DialogHeader } from './dialog-header';
import { actionBar } from '../layout/action-bar';
import { Body, DialogRoot, Foot, Panel, type DialogSize } from './dialog-styles';
import { useCloseGestures, type CloseProps } from './use-close-gestures';
import { useModal } from './use-modal';

export type DialogProps = CloseProps & {
  isOpen: boolean;
  title: ReactNode;
  description?: ReactNode;
  size?: DialogSize;
  isFullScreenOnPhone?: boolean;
  /** Buttons along the bottom edge, always visible. */
  footer?: ReactNode;
  closeLabel?: string;
  /** Set to false only if the footer has a button to close the dialog. */
  hasCloseIcon?: boolean;
  /**
   * False if the content has its own heading and close button; `title` (a string) is then only the accessible name.
   * Sticky content must start at `calc(-1 * var(--dialog-margin))`.
   */
  hasHeader?: boolean;
  /** Initial focus. Defaults to the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

/** A modal based on the native dialog element. Its content is mounted only while it is open. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { onClose, onCloseRequest, closesOnBack, title, description, footer, initialFocus, role, children } = props;
  const {
    size = 'md',
    isFullScreenOnPhone = false,
    closeLabel = 'Close',
    hasCloseIcon = true,
    hasHeader = true,
  } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { requestClose, gestures } = useCloseGestures({ dialog, onClose, onCloseRequest, closesOnBack });
  useModal({ dialog, initialFocus: initialFocus ?? heading, onClosedByBrowser: onClose });
  const isSheet = isFullScreenOnPhone || size === 'full';
  const handleClose = hasCloseIcon ? () => void requestClose() : undefined;
  const name = hasHeader
    ? { 'aria-labelledby': `${id}-title`, 'aria-describedby': description ? `${id}-description` : undefined }
    : { 'aria-label': typeof title === 'string' ? title : undefined };
  return (
    <DialogRoot ref={dialog} role={role} data-tone="base" $isSheet={isSheet} {...name} {...gestures}>
      <Panel $size={size} $isSheet={isSheet}>
        {hasHeader && <DialogHeader {...{ id, title, description, size, heading, closeLabel }} onClose={handleClose} />}
        {hasHeader ? children && <Body>{children}</Body> : children}
        {footer && <Foot {...actionBar}>{footer}</Foot>}
      </Panel>
    </DialogRoot>
  );
}
