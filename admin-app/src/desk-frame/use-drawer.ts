import { useCallback, useEffect, useState, type RefObject } from 'react';
import { media } from 'shared-ui';

export type Drawer = {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Closes and puts the focus back on what opened it. */
  dismiss: () => void;
};

const wideWindow = media.up('xl').replace('@media ', '');

/** The sidebar on narrow windows: over the work while it is open. On wide ones it is always there, and this stays closed. */
export function useDrawer(opener: RefObject<HTMLElement | null>): Drawer {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const dismiss = useCallback(() => {
    setOpen(false);
    // Until the next frame the button is still inert.
    requestAnimationFrame(() => opener.current?.focus());
  }, [opener]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const dismissOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && dismiss();
    const wide = window.matchMedia(wideWindow);
    window.addEventListener('keydown', dismissOnEscape);
    wide.addEventListener('change', close);
    return () => {
      window.removeEventListener('keydown', dismissOnEscape);
      wide.removeEventListener('change', close);
    };
  }, [isOpen, close, dismiss]);

  return { isOpen, open, close, dismiss };
}
