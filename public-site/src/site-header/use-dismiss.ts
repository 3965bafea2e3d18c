import { useEffect, useEffectEvent, type RefObject } from 'react';

type Handlers = { onEscape: () => void; onLeave: () => void };

/** While open, calls `onEscape` on Escape and `onLeave` on a press or focus outside. */
export function useDismiss(isOpen: boolean, element: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const handleEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') handlers.onEscape();
    } else if (!element.current?.contains(event.target as Node)) handlers.onLeave();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const names = ['keydown', 'pointerdown', 'focusin'];
    const handle = (event: Event) => handleEvent(event);
    for (const name of names) document.addEventListener(name, handle);
    return () => {
      for (const name of names) document.removeEventListener(name, handle);
    };
  }, [isOpen]);
}
