import { DataError } from 'data-client';
import { isSameDraft, useCreatePost, useOwnerClient, useSavePost } from 'data-client/owner';
import type { OwnerPost, PostDraft } from 'data-client/owner';
import { useRef, useState } from 'react';
import { saveRecord } from '../form/writing/save-record';
import { sendable } from './post-values';

export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'failed'; error: DataError }
  | { state: 'conflict'; theirs: OwnerPost };

type SaveOptions = { isPublished?: boolean };

type PostSavingOptions = {
  /** The post's id, even before it is saved. */
  id: string;
  initial: OwnerPost | null;
  /** The saved version, if it differs from the one being edited. */
  conflict?: OwnerPost;
  /** A draft that was sent before the page was closed. */
  sent?: PostDraft;
  read: () => PostDraft;
  onSending: (draft: PostDraft) => void;
  onSaved: (post: OwnerPost, wasNew: boolean) => void;
};

/**
 * Saves one post with sequential requests, each based on the result of the one before, so that fast typing never causes a
 * conflict.
 */
export function usePostSaving({ id, initial, conflict, sent, read, onSending, onSaved }: PostSavingOptions) {
  const client = useOwnerClient();
  const { mutateAsync: create } = useCreatePost();
  const { mutateAsync: update } = useSavePost();
  const [saved, setSaved] = useState(initial);
  const [savedAt, setSavedAt] = useState<Date>();
  const [saving, setSaving] = useState<Saving>(conflict ? { state: 'conflict', theirs: conflict } : { state: 'idle' });
  const base = useRef(initial);
  const [unanswered] = useState(() => (sent ? [sent] : []));
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const keep = (post: OwnerPost) => {
    base.current = post;
    setSaved(post);
  };

  const send = (draft: PostDraft, { isPublished }: SaveOptions) => {
    const before = base.current;
    // A post without a date gets the current one when it is published.
    const dated = (known: PostDraft, { publishedAt }: OwnerPost) => ({
      ...known,
      publishedAt: known.publishedAt ?? publishedAt,
    });
    return saveRecord(
      { base: before, draft, sent: unanswered },
      {
        create: () => create({ id, draft, isPublished: isPublished ?? false }),
        update: (over) =>
          update({ id, revision: over.revision, draft: over === before ? draft : dated(draft, over), isPublished }),
        read: () => client.posts.byId(id),
        isSame: (now, known) => isSameDraft(now, dated(known, now)),
      },
    );
  };

  const saveNow = async (options: SaveOptions): Promise<boolean> => {
    const draft = sendable(read());
    setSaving({ state: 'saving' });
    onSending(draft);
    try {
      const wasNew = base.current === null;
      const answer = await send(draft, options);
      if ('theirs' in answer) {
        setSaving({ state: 'conflict', theirs: answer.theirs });
        return false;
      }
      keep(answer.saved);
      setSavedAt(new Date());
      setSaving({ state: 'idle' });
      onSaved(answer.saved, wasNew);
      return true;
    } catch (error) {
      setSaving({ state: 'failed', error: error instanceof DataError ? error : new DataError('server') });
      return false;
    }
  };

  /** Resolves to true if the post was saved. */
  const save = (options: SaveOptions = {}): Promise<boolean> => {
    const answer = queue.current.then(() => saveNow(options));
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
