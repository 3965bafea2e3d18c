import { useEffect, useRef, type RefObject } from 'react';

/**
 * A button that is disabled while sending drops the keyboard's place on the page.
 * It takes the place back afterwards, unless the visitor has gone elsewhere.
 */
export function useFocusAfterSending(isSending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) button.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);
  return button;
}
