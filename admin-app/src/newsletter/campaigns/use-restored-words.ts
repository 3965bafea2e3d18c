import type { Campaign } from 'data-client/owner';
import { useCallback, useState } from 'react';
import { openJournal, type JournalEntry } from '../../post-editor/journal';

/** What is written of a campaign. */
export type Words = Pick<Campaign, 'subject' | 'body'>;

export const sameWords = (a: Words, b: Words) => a.subject === b.subject && a.body === b.body;

export const wordsOf = (campaign?: Words): Words => ({
  subject: campaign?.subject ?? '',
  body: campaign?.body ?? '',
});

const journalOf = (id: string) => openJournal<Words>(`campaign:${id}`, wordsOf);

/** What this browser kept of a campaign, when it is more than what is saved. */
export function useRestoredWords(stored: Campaign | undefined) {
  const [journal, setJournal] = useState(() => journalOf(stored?.id ?? 'new'));
  const [restored, setRestored] = useState(() => {
    const entry = journal.read();
    return entry && !sameWords(entry.values, wordsOf(stored)) ? entry : undefined;
  });
  const [id] = useState(() => stored?.id ?? restored?.id ?? crypto.randomUUID());
  return {
    journal,
    /** Of the campaign, also while it is nowhere but here. */
    id,
    restored,
    /** Another version was saved while this text was only in the browser. */
    isOutdated: Boolean(stored && restored && isOlder(stored, restored)),
    settle: useCallback(() => setRestored(undefined), []),
    /** A new campaign has an id now. */
    rename: useCallback(
      (id: string) => {
        journal.end();
        setJournal(journalOf(id));
      },
      [journal],
    ),
  };
}

/** Unless what is saved is what this browser had sent, and only the answer was lost. */
const isOlder = (stored: Campaign, { revision, sent }: JournalEntry<Words>) =>
  revision !== stored.version && !(sent && sameWords(sent, stored));
