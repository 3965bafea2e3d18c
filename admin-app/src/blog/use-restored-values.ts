import { isSameDraft } from 'data-client/owner';
import type { OwnerPost, PostDraft } from 'data-client/owner';
import { useState } from 'react';
import { openJournal } from '../post-editor/journal';
import { reviveValues, sendable, valuesOf } from './post-values';

const journalOf = (id: string) => openJournal(`post:${id}`, reviveValues);

/** What this browser kept of a post, when it is more than what is saved. */
export function useRestoredValues(post: OwnerPost | null, untouched: PostDraft) {
  const [journal, setJournal] = useState(() => journalOf(post?.id ?? 'new'));
  const [restored, setRestored] = useState(() => {
    const entry = journal.read();
    return entry && !isSameDraft(sendable(entry.values), sendable(untouched)) ? entry : undefined;
  });
  return {
    journal,
    restored,
    /** The version that was saved while this text was only in the browser. */
    conflict: post && restored && isOlder(post, restored) ? post : undefined,
    settle: () => setRestored(undefined),
    /** A new post has an id now. */
    rename: (id: string) => {
      journal.clear();
      setJournal(journalOf(id));
    },
  };
}

/** Unless what is saved is what this browser had sent, and only the answer was lost. */
const isOlder = (post: OwnerPost, { revision, sent }: { revision?: string; sent?: PostDraft }) =>
  revision !== post.revision && !(sent && isSameDraft(sendable(sent), sendable(valuesOf(post))));
