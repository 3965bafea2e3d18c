import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/icon-button';
import { actionBar } from '../layout/action-bar';
import { Heading, Text } from '../type/type';
import { Body, DialogRoot, Foot, Header, Panel, type DialogSize } from './dialog-styles';
import { useCloseGestures, type CloseProps } from './use-close-gestures';
import { useModal } from './use-modal';

export type DialogProps = CloseProps & {
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

/** A modal based on the native dialog element, open for as long as it is rendered. */
export function Dialog({
  onClose,
  onCloseRequest,
  closesOnBack,
  title,
  description,
  size = 'md',
  isFullScreenOnPhone = false,
  footer,
  closeLabel = 'Close',
  hasCloseIcon = true,
  hasHeader = true,
  initialFocus,
  role,
  children,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { requestClose, gestures } = useCloseGestures({ dialog, onClose, onCloseRequest, closesOnBack });
  useModal({ dialog, initialFocus: initialFocus ?? heading, onClosedByBrowser: onClose });
  const isSheet = isFullScreenOnPhone || size === 'full';
  const name = hasHeader
    ? { 'aria-labelledby': `${id}-title`, 'aria-describedby': description ? `${id}-description` : undefined }
    : { 'aria-label': typeof title === 'string' ? title : undefined };
  return (
    <DialogRoot ref={dialog} role={role} data-tone="base" $isSheet={isSheet} {...name} {...gestures}>
      <Panel $size={size} $isSheet={isSheet}>
        {hasHeader && (
          <Header>
            <div>
              <Heading level={2} size={size === 'sm' ? 'md' : 'lg'} id={`${id}-title`} ref={heading} tabIndex={-1}>
                {title}
              </Heading>
              {description && (
                <Text as="div" tone="muted" id={`${id}-description`}>
                  {description}
                </Text>
              )}
            </div>
            {hasCloseIcon && <IconButton label={closeLabel} icon="close" onClick={() => void requestClose()} />}
          </Header>
        )}
        {hasHeader ? children && <Body>{children}</Body> : children}
        {footer && <Foot {...actionBar}>{footer}</Foot>}
      </Panel>
    </DialogRoot>
  );
}
