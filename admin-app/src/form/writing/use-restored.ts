import { useCallback, useState } from 'react';
import type { Journal } from './journal';

type RestoredOptions<Values> = {
  /** Opens the copy of a record; that of a new one has the id `new`. */
  journalOf: (id: string) => Journal<Values>;
  /** The saved version; nothing for a new record. */
  saved?: { id: string; revision: string };
  /** Its values, or those of an empty form. */
  values: Values;
  isSame: (one: Values, other: Values) => boolean;
};

/** The copy of unsaved values in this browser, if it differs from the saved ones. */
export function useRestored<Values>({ journalOf, saved, values, isSame }: RestoredOptions<Values>) {
  const [journal] = useState(() => journalOf(saved?.id ?? 'new'));
  const [restored, setRestored] = useState(() => {
    const entry = journal.read();
    if (!entry || isSame(entry.values, values)) return undefined;
    // If the saved version is the one this browser sent, only the response was lost.
    const isSent = entry.sent !== undefined && isSame(entry.sent, values);
    return { ...entry, isOutdated: saved !== undefined && entry.revision !== saved.revision && !isSent };
  });
  return {
    journal,
    /** `isOutdated`: a version was saved after this copy was made. */
    restored,
    settle: useCallback(() => setRestored(undefined), []),
  };
}
