/** What somebody was writing, as it stood in this browser. */
export type JournalEntry<Values> = {
  values: Values;
  /** The saved state it was written over; nothing for what was never saved. */
  revision?: string;
  /** What will be its id, where it was never saved. */
  id?: string;
  /** What was last sent to be saved: its answer may have been lost. */
  sent?: Values;
  at: Date;
};

type Stored<Values> = Omit<JournalEntry<Values>, 'at'> & { at: string };

const prefix = 'coach-site-journal:';

/**
 * Keeps a text in this browser while it is written, under the name of what is written on. Storage that is full or closed
 * keeps nothing, and says so.
 */
export function openJournal<Values>(name: string, revive: (values: Values) => Values = (values) => values) {
  const key = prefix + name;
  let isEnded = false;
  const clear = () => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage that cannot be opened holds nothing.
    }
  };
  return {
    write(entry: Omit<JournalEntry<Values>, 'at'>): boolean {
      if (isEnded) return true;
      try {
        localStorage.setItem(key, JSON.stringify({ ...entry, at: new Date().toISOString() }));
        return true;
      } catch {
        return false;
      }
    },
    read(): JournalEntry<Values> | undefined {
      try {
        const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored<Values> | null;
        if (!stored?.values) return undefined;
        const sent = stored.sent && revive(stored.sent);
        const { id, revision } = stored;
        return { values: revive(stored.values), id, revision, sent, at: new Date(stored.at) };
      } catch {
        return undefined;
      }
    },
    clear,
    /** Forgets the text, and keeps no more of it: what was written on has been thrown away. */
    end() {
      isEnded = true;
      clear();
    },
  };
}

export type Journal<Values> = ReturnType<typeof openJournal<Values>>;
