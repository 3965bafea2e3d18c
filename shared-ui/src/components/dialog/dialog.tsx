import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { DialogHead } from './dialog-head';
import { Body, DialogRoot, Foot, Panel, type DialogSize } from './dialog-styles';
import { useCloseGestures } from './use-close-gestures';
import { useModal } from './use-modal';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: DialogSize;
  /** Fills the whole screen of a phone. */
  isFullScreenOnPhone?: boolean;
  /** Buttons along the lower edge, always in sight. */
  footer?: ReactNode;
  /** Asked before Escape, the backdrop, the close icon or Back closes; false keeps the dialog open. */
  onCloseRequest?: () => boolean | void | Promise<boolean | void>;
  /** The browser's Back closes it. Not for a page whose history belongs to somebody else. */
  closesOnBack?: boolean;
  closeLabel?: string;
  /** Only where the footer holds the way out. */
  hasCloseIcon?: boolean;
  /**
   * False where the content brings its own heading and way out, from edge to edge; `title` (a string) is then only its
   * name. What sticks to its upper edge counts from `calc(-1 * var(--dialog-margin))`.
   */
  hasHead?: boolean;
  /** What is focused first; the title without it. */
  initialFocus?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

/** A modal on the native dialog element. Its content is mounted only while it is open. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { onClose, onCloseRequest, closesOnBack, title, description, footer, initialFocus, role, children } = props;
  const { size = 'md', isFullScreenOnPhone = false, closeLabel = 'Close', hasCloseIcon = true, hasHead = true } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { requestClose, gestures } = useCloseGestures({ dialog, onClose, onCloseRequest, closesOnBack });
  useModal({ dialog, initialFocus: initialFocus ?? heading, onClosedByBrowser: onClose });
  const isSheet = isFullScreenOnPhone || size === 'full';
  const handleClose = hasCloseIcon ? () => void requestClose() : undefined;
  const name = hasHead
    ? { 'aria-labelledby': `${id}-title`, 'aria-describedby': description ? `${id}-description` : undefined }
    : { 'aria-label': typeof title === 'string' ? title : undefined };
  return (
    <DialogRoot ref={dialog} role={role} data-tone="base" $isSheet={isSheet} {...name} {...gestures}>
      <Panel $size={size} $isSheet={isSheet}>
        {hasHead && <DialogHead {...{ id, title, description, size, heading, closeLabel }} onClose={handleClose} />}
        {hasHead ? children && <Body>{children}</Body> : children}
        {footer && <Foot>{footer}</Foot>}
      </Panel>
    </DialogRoot>
  );
}
