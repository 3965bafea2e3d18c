import { useRef, type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { useBackStep } from './back-step';

export type CloseProps = {
  onClose: () => void;
  /** Called before Escape, the backdrop, the close icon or Back closes the dialog. Return false to keep it open. */
  onCloseRequest?: () => boolean | void | Promise<boolean | void>;
  /** The browser's Back closes it. Not for embeds, which do not own the page's history. */
  closesOnBack?: boolean;
};

type UseCloseGestures = CloseProps & { dialog: RefObject<HTMLDialogElement | null> };

/** Handles Escape, the native cancel event, backdrop clicks and Back. Each calls `onCloseRequest` first. */
export function useCloseGestures({ dialog, onClose, onCloseRequest, closesOnBack = false }: UseCloseGestures) {
  const isPressOutside = useRef(false);
  const requestClose = async () => {
    const isClosing = (await onCloseRequest?.()) !== false;
    if (isClosing) onClose();
    return isClosing;
  };
  useBackStep(closesOnBack, requestClose);
  // Otherwise the browser closes the element without calling onCloseRequest.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void requestClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel(event);
  };
  // Selecting text by dragging out of the panel must not close the dialog.
  const onPointerDown = (event: MouseEvent) => {
    isPressOutside.current = event.target === dialog.current;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current && isPressOutside.current) void requestClose();
  };
  return { requestClose, gestures: { onCancel, onKeyDown, onPointerDown, onClick } };
}
