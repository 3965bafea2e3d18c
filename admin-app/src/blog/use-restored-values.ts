import { isSameDraft, type OwnerPost, type PostDraft } from 'data-client/owner';
import { useState } from 'react';
import { openJournal } from '../form/writing/journal';
import { reviveValues, sendable, valuesOf } from './post-values';

const journalOf = (id: string) => openJournal(`post:${id}`, reviveValues);

/** The copy of a post in this browser, if it differs from the saved one. */
export function useRestoredValues(post: OwnerPost | null, untouched: PostDraft) {
  const [journal, setJournal] = useState(() => journalOf(post?.id ?? 'new'));
  const [restored, setRestored] = useState(() => {
    const entry = journal.read();
    return entry && !isSameDraft(sendable(entry.values), sendable(untouched)) ? entry : undefined;
  });
  return {
    journal,
    restored,
    /** A version that was saved after this copy was made. */
    conflict: post && restored && isOlder(post, restored) ? post : undefined,
    settle: () => setRestored(undefined),
    /** Moves the copy to the id of a newly created post. */
    rename: (id: string) => {
      journal.clear();
      setJournal(journalOf(id));
    },
  };
}

/** False if the saved version is the one this browser sent and only the response was lost. */
const isOlder = (post: OwnerPost, { revision, sent }: { revision?: string; sent?: PostDraft }) =>
  revision !== post.revision && !(sent && isSameDraft(sendable(sent), sendable(valuesOf(post))));
