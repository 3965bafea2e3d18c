import type { Campaign } from 'data-client/owner';
import { useCallback, useState } from 'react';
import { openJournal, type JournalEntry } from '../../form/writing/journal';

/** The text of a campaign. */
export type Words = Pick<Campaign, 'subject' | 'body'>;

export const sameWords = (a: Words, b: Words) => a.subject === b.subject && a.body === b.body;

export const wordsOf = (campaign?: Words): Words => ({
  subject: campaign?.subject ?? '',
  body: campaign?.body ?? '',
});

const journalOf = (id: string) => openJournal<Words>(`campaign:${id}`, wordsOf);

/** The copy of a campaign in this browser, if it differs from the saved one. */
export function useRestoredWords(stored: Campaign | undefined) {
  const [journal, setJournal] = useState(() => journalOf(stored?.id ?? 'new'));
  const [restored, setRestored] = useState(() => {
    const entry = journal.read();
    return entry && !sameWords(entry.values, wordsOf(stored)) ? entry : undefined;
  });
  const [id, setId] = useState(() => stored?.id ?? restored?.id ?? crypto.randomUUID());
  /** Moves the copy to the id of a newly created campaign. */
  const rename = useCallback(
    (id: string) => {
      journal.end();
      setJournal(journalOf(id));
    },
    [journal],
  );
  return {
    journal,
    /** The campaign's id, even before it is saved. */
    id,
    restored,
    /** A version was saved after this copy was made. */
    isOutdated: Boolean(stored && restored && isOlder(stored, restored)),
    settle: useCallback(() => setRestored(undefined), []),
    rename,
    /** Makes the text that of a new campaign. */
    restart: () => {
      rename('new');
      setId(crypto.randomUUID());
      setRestored(undefined);
    },
  };
}

/** False if the saved version is the one this browser sent and only the response was lost. */
const isOlder = (stored: Campaign, { revision, sent }: JournalEntry<Words>) =>
  revision !== stored.version && !(sent && sameWords(sent, stored));
