import { useRef, type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { useBackStep } from './back-step';
import type { DialogProps } from './dialog';

type Closing = Pick<DialogProps, 'onClose' | 'onCloseRequest' | 'closesOnBack'> & {
  dialog: RefObject<HTMLDialogElement | null>;
};

/** Every way out of a dialog, each asking first: Escape, the browser's own cancel, a press beside the panel, Back. */
export function useCloseGestures({ dialog, onClose, onCloseRequest, closesOnBack = false }: Closing) {
  const isPressOutside = useRef(false);
  const requestClose = async () => {
    const isClosing = (await onCloseRequest?.()) !== false;
    if (isClosing) onClose();
    return isClosing;
  };
  useBackStep(closesOnBack, requestClose);
  // Without this the browser closes the element by itself, past onCloseRequest.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void requestClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel(event);
  };
  // A drag that starts in the panel and ends outside (selecting text) is no press on the backdrop.
  const onPointerDown = (event: MouseEvent) => {
    isPressOutside.current = event.target === dialog.current;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current && isPressOutside.current) void requestClose();
  };
  return { requestClose, gestures: { onCancel, onKeyDown, onPointerDown, onClick } };
}
