import { useCallback, useEffect, useState, type RefObject } from 'react';
import { media } from 'shared-ui';

export type Drawer = ReturnType<typeof useDrawer>;

const wideWindow = media.up('xl').replace('@media ', '');

/** The sidebar as a drawer on narrow windows; always closed on wide ones, where the sidebar is permanent. */
export function useDrawer(opener: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  /** Closes and returns the focus to the opener. */
  const dismiss = useCallback(() => {
    setOpen(false);
    // The button stays inert until the next frame.
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
