import { useEffect, useEffectEvent, useRef } from 'react';
import { forget, keep, take } from '../address/kept-over-reload';

/** The requested service, and the form as the visitor has filled it in since. */
export type AskedBooking = { service?: string; draft?: string };

const storageKey = 'booking-draft';

/**
 * Keeps an open booking form over a reload. It is stored only between two pages, so that another tab never gets a copy.
 *
 * @param onRestore called after a reload with the form that was open
 * @returns receives the visitor's input whenever it changes; undefined once it is booked
 */
export function useKeptBooking(asked: AskedBooking | null, onRestore: (kept: AskedBooking) => void) {
  const draft = useRef<string | undefined>(undefined);
  const restore = useEffectEvent(onRestore);
  useEffect(() => {
    const kept = take<AskedBooking>(storageKey);
    if (kept) restore(kept);
  }, []);
  useEffect(() => {
    draft.current = asked?.draft;
    if (!asked) return undefined;
    const handleLeave = () => {
      if (draft.current) keep(storageKey, { ...asked, draft: draft.current });
    };
    // The browser restored the whole page, with the form.
    const handleReturn = () => forget(storageKey);
    window.addEventListener('pagehide', handleLeave);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      window.removeEventListener('pageshow', handleReturn);
    };
  }, [asked]);
  return (entered: string | undefined) => {
    draft.current = entered;
  };
}
