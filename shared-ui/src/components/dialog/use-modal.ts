import { useLayoutEffect, type RefObject } from 'react';
import { registerOpenDialog } from './open-dialogs';
import { lockScroll } from './scroll-lock';

function focusedElement(within: Node): HTMLElement | null {
  const root = within.getRootNode() as Document | ShadowRoot;
  return root.activeElement instanceof HTMLElement ? root.activeElement : null;
}

/** Opens the dialog element as a modal while it is mounted: scroll lock, first focus, focus back to where it was. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, initialFocus: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = focusedElement(element);
    element.showModal();
    initialFocus.current?.focus({ preventScroll: true });
    const unlock = lockScroll();
    const unregister = registerOpenDialog(element);
    return () => {
      unregister();
      unlock();
      element.close();
      if (opener?.isConnected) opener.focus({ preventScroll: true });
    };
  }, [dialog, initialFocus]);
}

