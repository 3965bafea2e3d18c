import { useEffect, useEffectEvent, useRef } from 'react';

/** The requested service, and the form as the visitor has filled it in since. */
export type AskedBooking = { service?: string; draft?: string };

const storageKey = 'booking-draft';

function forget(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing is stored without storage.
  }
}

/** Reads and forgets. Only a reload restores: not a duplicated or reopened tab, nor a later visit in the same tab. */
function take(): AskedBooking | null {
  try {
    const kept = sessionStorage.getItem(storageKey);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return kept && navigation?.type === 'reload' ? (JSON.parse(kept) as AskedBooking) : null;
  } catch {
    return null;
  } finally {
    forget();
  }
}

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
    const kept = take();
    if (kept) restore(kept);
  }, []);
  useEffect(() => {
    draft.current = asked?.draft;
    if (!asked) return undefined;
    const keep = () => {
      try {
        if (draft.current) sessionStorage.setItem(storageKey, JSON.stringify({ ...asked, draft: draft.current }));
      } catch {
        // Without storage, a reload starts again.
      }
    };
    window.addEventListener('pagehide', keep);
    // The browser restored the whole page, with the form.
    window.addEventListener('pageshow', forget);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('pageshow', forget);
    };
  }, [asked]);
  return (entered: string | undefined) => {
    draft.current = entered;
  };
}
