import { readStored, readStoredJson, writeStored } from 'data-client';

/** A copy of unsaved text in this browser. */
export type JournalEntry<Values> = {
  values: Values;
  /** The saved revision it is based on; undefined if never saved. */
  revision?: string;
  /** The future id, if never saved. */
  id?: string;
  /** The values of the last save request, whose response may have been lost. */
  sent?: Values;
  at: Date;
};

type Stored<Values> = Omit<JournalEntry<Values>, 'at'> & { at: string };

const prefix = 'coach-site-journal:';

/**
 * Keeps a copy of unsaved text in localStorage under `name`. A copy that another window has written since is neither overwritten
 * nor cleared. `write` returns false if the text is not kept: storage may also be full or blocked.
 */
export function openJournal<Values>(name: string, revive: (values: Values) => Values = (values) => values) {
  let key = prefix + name;
  let isEnded = false;
  let isKept = true;
  let own = readStored(key);
  const put = (text: string | null): boolean => {
    const stored = readStored(key);
    const isPut = (stored === null || stored === own) && writeStored(key, text);
    if (isPut) own = text;
    return isPut;
  };
  const clear = () => void put(null);
  return {
    write: (entry: Omit<JournalEntry<Values>, 'at'>): boolean =>
      (isKept = isEnded || put(JSON.stringify({ ...entry, at: new Date().toISOString() }))),
    /** Whether the last text was kept. */
    isKept: () => isKept,
    read(): JournalEntry<Values> | undefined {
      try {
        const stored = readStoredJson(key) as Stored<Values> | null;
        if (!stored?.values) return undefined;
        const sent = stored.sent && revive(stored.sent);
        const { id, revision } = stored;
        return { values: revive(stored.values), id, revision, sent, at: new Date(stored.at) };
      } catch {
        return undefined;
      }
    },
    clear,
    /** Clears the copy and writes later ones under another id, even if the form has closed. */
    rename(id: string) {
      clear();
      key = key.replace(/[^:]+$/, id);
    },
    /** Clears the copy and ignores later writes: the record was deleted or the changes discarded. */
    end() {
      isEnded = true;
      clear();
    },
  };
}

export type Journal<Values> = ReturnType<typeof openJournal<Values>>;
