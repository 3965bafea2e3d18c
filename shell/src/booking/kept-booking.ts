import { keepOverReload, takeKept } from 'data-client';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The requested service, and the form as the visitor has filled it in since. */
export type AskedBooking = { service?: string; draft?: string };

const storageKey = 'booking-draft';

/**
 * Keeps an open booking form over a reload.
 *
 * @param onRestore called after a reload with the form that was open
 * @returns receives the visitor's input whenever it changes; undefined once it is booked
 */
export function useKeptBooking(asked: AskedBooking | null, onRestore: (kept: AskedBooking) => void) {
  const draft = useRef<string | undefined>(undefined);
  const restore = useEffectEvent(onRestore);
  useEffect(() => {
    const kept = takeKept<AskedBooking>(storageKey);
    if (kept) restore(kept);
  }, []);
  useEffect(() => {
    draft.current = asked?.draft;
    if (!asked) return undefined;
    return keepOverReload(storageKey, () => draft.current && { ...asked, draft: draft.current });
  }, [asked]);
  return (entered: string | undefined) => {
    draft.current = entered;
  };
}
