import {
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { IconButton } from '../button/icon-button';
import { Heading, Text } from '../type/type';
import { Body, DialogRoot, Foot, Head, Panel, type DialogSize } from './dialog-styles';
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
  /** Asked before Escape, the backdrop or the close icon closes; false keeps the dialog open. */
  onCloseRequest?: () => boolean | void | Promise<boolean | void>;
  closeLabel?: string;
  /** Only where the footer holds the way out. */
  hasCloseIcon?: boolean;
  /**
   * False where the content brings its own heading and way out, from edge to edge; `title` is then only the dialog's
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

function OpenDialog({
  onClose,
  title,
  description,
  size = 'md',
  isFullScreenOnPhone = false,
  footer,
  onCloseRequest,
  closeLabel = 'Close',
  hasCloseIcon = true,
  hasHead = true,
  initialFocus,
  role,
  children,
}: Omit<DialogProps, 'isOpen'>) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressOutside = useRef(false);
  useModal({ dialog, initialFocus: initialFocus ?? heading, onClosedByBrowser: onClose });

  const requestClose = async () => {
    if ((await onCloseRequest?.()) !== false) onClose();
  };
  // Without this the browser closes the element by itself, past onCloseRequest.
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void requestClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') handleCancel(event);
  };
  // A drag that starts in the panel and ends outside (selecting text) is no press on the backdrop.
  const handlePointerDown = (event: MouseEvent) => {
    isPressOutside.current = event.target === dialog.current;
  };
  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current && isPressOutside.current) void requestClose();
  };

  return (
    <DialogRoot
      ref={dialog}
      role={role}
      data-tone="base"
      {...(hasHead ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': String(title) })}
      aria-describedby={description ? `${id}-description` : undefined}
      $isSheet={isFullScreenOnPhone || size === 'full'}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <Panel $size={size} $isSheet={isFullScreenOnPhone || size === 'full'}>
        {hasHead && (
          <Head>
            <div>
              <Heading level={2} size={size === 'sm' ? 'md' : 'lg'} id={`${id}-title`} ref={heading} tabIndex={-1}>
                {title}
              </Heading>
              {description && (
                <Text tone="muted" id={`${id}-description`}>
                  {description}
                </Text>
              )}
            </div>
            {hasCloseIcon && <IconButton label={closeLabel} icon="close" onClick={() => void requestClose()} />}
          </Head>
        )}
        {hasHead ? children && <Body>{children}</Body> : children}
        {footer && <Foot>{footer}</Foot>}
      </Panel>
    </DialogRoot>
  );
}
