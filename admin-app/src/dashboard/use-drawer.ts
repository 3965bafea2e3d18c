import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { media, useBackStep } from 'shared-ui';

export type Drawer = ReturnType<typeof useDrawer>;

const wideWindow = media.up('xl').replace('@media ', '');

/** The sidebar as a drawer on narrow windows; always closed on wide ones, where the sidebar is permanent. */
export function useDrawer(opener: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  /** Closes and returns the focus to the opener. */
  const dismiss = () => {
    setOpen(false);
    // The button stays inert until the next frame.
    requestAnimationFrame(() => opener.current?.focus());
  };

  useBackStep(isOpen, async () => {
    dismiss();
    return true;
  });

  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const wide = window.matchMedia(wideWindow);
    window.addEventListener('keydown', handleKey);
    const handleWide = () => setOpen(false);
    wide.addEventListener('change', handleWide);
    return () => {
      window.removeEventListener('keydown', handleKey);
      wide.removeEventListener('change', handleWide);
    };
  }, [isOpen]);

  return { isOpen, open, close, dismiss };
}
