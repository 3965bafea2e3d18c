import { DataError } from 'data-client';
import { draftOf, isSameDraft, useCreatePost, useOwnerClient, useSavePost } from 'data-client/owner';
import type { OwnerPost, PostDraft } from 'data-client/owner';
import { useRef, useState } from 'react';
import { sendable } from './post-values';

export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'failed'; error: DataError }
  | { state: 'conflict'; theirs: OwnerPost };

type Wish = { isPublished?: boolean };

type PostSavingOptions = {
  initial: OwnerPost | null;
  /** The saved version, if it differs from the one being edited. */
  conflict?: OwnerPost;
  /** Returns the current values of the form. */
  read: () => PostDraft;
  /** Called right before a request. */
  onSending: (draft: PostDraft) => void;
  onSaved: (post: OwnerPost, wasNew: boolean) => void;
};

/**
 * Saves one post with sequential requests, each based on the result of the one before, so that fast typing never causes a
 * conflict.
 */
export function usePostSaving({ initial, conflict, read, onSending, onSaved }: PostSavingOptions) {
  const client = useOwnerClient();
  const { mutateAsync: create } = useCreatePost();
  const { mutateAsync: update } = useSavePost();
  const [saved, setSaved] = useState(initial);
  const [savedAt, setSavedAt] = useState<Date>();
  const [saving, setSaving] = useState<Saving>(conflict ? { state: 'conflict', theirs: conflict } : { state: 'idle' });
  const base = useRef(initial);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const keep = (post: OwnerPost) => {
    base.current = post;
    setSaved(post);
  };

  /** The saved post, or the conflicting version. */
  const send = async (
    draft: PostDraft,
    { isPublished }: Wish,
  ): Promise<{ post: OwnerPost } | { theirs: OwnerPost }> => {
    const before = base.current;
    if (!before) return { post: await create({ draft, isPublished: isPublished ?? false }) };
    try {
      return { post: await update({ id: before.id, revision: before.revision, draft, isPublished }) };
    } catch (error) {
      const theirs = isConflict(error) ? await client.posts.byId(before.id) : null;
      if (!theirs) throw error;
      if (!isSameDraft(draftOf(before), draftOf(theirs))) return { theirs };
      // Only the featured or published state changed there: no conflict in the text.
      return { post: await update({ id: theirs.id, revision: theirs.revision, draft, isPublished }) };
    }
  };

  const saveNow = async (wish: Wish): Promise<boolean> => {
    const draft = sendable(read());
    setSaving({ state: 'saving' });
    onSending(draft);
    try {
      const wasNew = base.current === null;
      const answer = await send(draft, wish);
      if ('theirs' in answer) {
        setSaving({ state: 'conflict', theirs: answer.theirs });
        return false;
      }
      keep(answer.post);
      setSavedAt(new Date());
      setSaving({ state: 'idle' });
      onSaved(answer.post, wasNew);
      return true;
    } catch (error) {
      setSaving({ state: 'failed', error: error instanceof DataError ? error : new DataError('server') });
      return false;
    }
  };

  /** Resolves to true if the post was saved. */
  const save = (wish: Wish = {}): Promise<boolean> => {
    const answer = queue.current.then(() => saveNow(wish));
    queue.current = answer;
    return answer;
  };

  /** Continues from the version saved elsewhere. */
  const adopt = (theirs: OwnerPost) => {
    keep(theirs);
    setSaving({ state: 'idle' });
  };
  const forgetFailure = () => setSaving((now) => (now.state === 'failed' ? { state: 'idle' } : now));
  return { saved, savedAt, saving, save, adopt, forgetFailure };
}

const isConflict = (error: unknown) => error instanceof DataError && error.code === 'conflict';
