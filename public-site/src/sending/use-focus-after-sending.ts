import { useEffect, useRef, type RefObject } from 'react';

/** Returns the focus to the submit button if disabling it while sending dropped the focus. */
export function useFocusAfterSending(isSending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) button.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);
  return button;
}
