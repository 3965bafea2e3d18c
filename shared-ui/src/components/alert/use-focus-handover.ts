import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in place when an element disappears with the button that had it, as an error does after "Try again": the
 * nearest element that remains gets the focus, unless the new content takes it.
 */
export function useFocusHandover() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.matches(':focus-within')) return;
      const around: HTMLElement[] = [];
      for (let next = element.parentElement; next; next = next.parentElement) around.push(next);
      setTimeout(() => {
        const remaining = around.find(({ isConnected }) => isConnected);
        if (!remaining || document.activeElement !== document.body) return;
        if (!remaining.hasAttribute('tabindex')) {
          remaining.tabIndex = -1;
          remaining.addEventListener('blur', () => remaining.removeAttribute('tabindex'), { once: true });
        }
        remaining.focus({ preventScroll: true });
      });
    };
  }, []);
  return ref;
}
