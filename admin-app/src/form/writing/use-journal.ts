import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Journal, JournalEntry } from './journal';

const journalMs = 1000;

/**
 * Writes changes to the journal at most once a second, and at once when the page is hidden or closed. `isKept` is whether
 * the browser stored them.
 */
export function useJournal<Values>(
  journal: Journal<Values>,
  { isDirty, ...entry }: Omit<JournalEntry<Values>, 'at'> & { isDirty: boolean },
): { isKept: boolean } {
  const { values, revision } = entry;
  const [isKept, setKept] = useState(true);
  const waiting = useRef<number>(undefined);
  const write = useEffectEvent(() => {
    window.clearTimeout(waiting.current);
    waiting.current = undefined;
    if (isDirty) setKept(journal.write(entry));
    else journal.clear();
  });

  useEffect(() => {
    waiting.current ??= window.setTimeout(write, journalMs);
  }, [values, revision, isDirty]);
  useEffect(() => {
    const flush = () => {
      if (waiting.current !== undefined) write();
    };
    const hide = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
  return { isKept };
}
