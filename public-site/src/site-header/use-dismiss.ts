import { useEffect, type RefObject } from 'react';

type Handlers = { onEscape: () => void; onLeave: () => void };

/** While open, calls `onEscape` on Escape and `onLeave` on a press or focus outside. Requires stable handlers. */
export function useDismiss(
  isOpen: boolean,
  element: RefObject<HTMLElement | null>,
  { onEscape, onLeave }: Handlers,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    const handleLeave = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) onLeave();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleLeave);
    document.addEventListener('focusin', handleLeave);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleLeave);
      document.removeEventListener('focusin', handleLeave);
    };
  }, [isOpen, element, onEscape, onLeave]);
}
