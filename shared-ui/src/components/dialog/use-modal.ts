import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { registerOpenDialog } from './open-dialogs';
import { lockScroll } from './scroll-lock';

function focusedElement(within: Node): HTMLElement | null {
  const root = within.getRootNode() as Document | ShadowRoot;
  return root.activeElement instanceof HTMLElement ? root.activeElement : null;
}

type Modal = {
  dialog: RefObject<HTMLDialogElement | null>;
  initialFocus: RefObject<HTMLElement | null>;
  /** The browser closed it natively, for example with a phone's back gesture. */
  onClosedByBrowser: () => void;
};

/** Opens the dialog element as a modal while mounted. Locks scrolling, sets the initial focus and restores it. */
export function useModal({ dialog, initialFocus, onClosedByBrowser }: Modal) {
  const handleClose = useEffectEvent(() => {
    if (!dialog.current?.open) onClosedByBrowser();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = focusedElement(element);
    element.showModal();
    initialFocus.current?.focus({ preventScroll: true });
    const unlock = lockScroll();
    const unregister = registerOpenDialog(element);
    const handler = () => handleClose();
    element.addEventListener('close', handler);
    return () => {
      element.removeEventListener('close', handler);
      unregister();
      unlock();
      element.close();
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    };
  }, [dialog, initialFocus]);
}
