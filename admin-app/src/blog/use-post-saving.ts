import { DataError } from 'data-client';
import { draftOf, useCreatePost, useOwnerClient, useSavePost } from 'data-client/owner';
import type { OwnerPost, PostDraft } from 'data-client/owner';
import { useRef, useState } from 'react';
import { differencesOf, sendable } from './post-values';

export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'failed'; error: DataError }
  | { state: 'conflict'; theirs: OwnerPost };

type Wish = { isPublished?: boolean };

export type PostSavingOptions = {
  initial: OwnerPost | null;
  /** What is saved, when it is known to be another version than the one that was written over. */
  conflict?: OwnerPost;
  /** What stands in the form now. */
  read: () => PostDraft;
  /** Just before it leaves. */
  onSending: (draft: PostDraft) => void;
  onSaved: (post: OwnerPost, wasNew: boolean) => void;
};

/**
 * Saves one post, one request after the other, each over the state that the one before led to: a fast writer never meets
 * a conflict with themselves.
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

  /** The post as it is saved now, or the other version that stands in the way. */
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
      if (differencesOf(draftOf(before), draftOf(theirs)).length > 0) return { theirs };
      // Only the star or the state was changed there: no words are in the way.
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

  /** Answers whether it is saved. */
  const save = (wish: Wish = {}): Promise<boolean> => {
    const answer = queue.current.then(() => saveNow(wish));
    queue.current = answer;
    return answer;
  };

  /** Goes on from what is saved elsewhere. */
  const adopt = (theirs: OwnerPost) => {
    keep(theirs);
    setSaving({ state: 'idle' });
  };
  const forgetFailure = () => setSaving((now) => (now.state === 'failed' ? { state: 'idle' } : now));
  return { saved, savedAt, saving, save, adopt, forgetFailure };
}

const isConflict = (error: unknown) => error instanceof DataError && error.code === 'conflict';
