import { draftProblems, emptyPost, isSameDraft, postProblems, type OwnerPost, type PostDraft } from 'data-client/owner';
import { useRef, useState } from 'react';
import { useRecordId } from '../form/use-record-id';
import { isPassing } from '../list/row-marks';
import { useRestored } from '../form/writing/use-restored';
import { useJournal } from '../form/writing/use-journal';
import { journalOf, sendable, valuesOf } from './post-values';
import { useAutosave } from '../form/writing/use-autosave';
import { usePostSaving } from './use-post-saving';

type PostEditorOptions = {
  /** Null for a new post. */
  post: OwnerPost | null;
  author: string;
  onCreated: (id: string) => void;
};

const hasAny = (problems: object) => Object.keys(problems).length > 0;

/** The state of the post editor: stored in this browser every second, saved automatically while it is a draft. */
export function usePostEditor({ post, author, onCreated }: PostEditorOptions) {
  const [untouched] = useState<PostDraft>(() => (post ? valuesOf(post) : { ...emptyPost, author }));
  const { journal, restored, settle } = useRestored({
    journalOf,
    saved: post ?? undefined,
    values: untouched,
    isSame: (one, other) => isSameDraft(sendable(one), sendable(other)),
  });
  const [id, renewId] = useRecordId(post?.id ?? restored?.id);
  const [values, setValues] = useState(restored?.values ?? untouched);
  const [showsProblems, setShowsProblems] = useState<'blocking' | 'draft' | 'all'>();
  const [sent, setSent] = useState(restored?.sent);
  const latest = useRef(values);

  const put = (next: PostDraft) => {
    latest.current = next;
    setValues(next);
  };
  const leaveNew = () => {
    journal.rename(id);
    onCreated(id);
  };
  const { saved, savedAt, saving, save, adopt, forgetFailure } = usePostSaving({
    id,
    initial: post,
    sent,
    conflict: restored?.isOutdated && post ? post : undefined,
    read: () => latest.current,
    // The response may be lost with the page.
    onSending: (draft) => {
      setSent(draft);
      journal.write({ id, values: latest.current, revision: saved?.revision, sent: draft });
    },
    onSaved: (stored, wasNew) => {
      settle();
      // Readers know the slug and the date, so they no longer follow the form.
      if (stored.isPublished)
        put({
          ...latest.current,
          slug: latest.current.slug || stored.slug,
          publishedAt: latest.current.publishedAt ?? stored.publishedAt,
        });
      // The form may be closed by now, and a copy would later look like unsaved text.
      if (isSameDraft(sendable(latest.current), stored)) journal.clear();
      if (wasNew) leaveNew();
    },
  });

  const draft = sendable(values);
  const isDirty = !isSameDraft(draft, sendable(saved ? valuesOf(saved) : untouched));
  const isPublished = saved?.isPublished ?? false;
  const required = postProblems(draft);
  const blocking = isPublished ? required : draftProblems(draft);
  const failure = saving.state === 'failed' ? saving.error : undefined;
  const canRetry = isPassing(failure);
  const savesItself = !isPublished && !hasAny(blocking) && (saving.state !== 'failed' || canRetry);
  // A missing title is not an error yet: the status asks for it.
  const isBlocked = !isPublished && hasAny(blocking) && draft.title.trim() !== '';

  const { isKept } = useJournal(journal, { id, values, revision: saved?.revision, sent, isDirty });
  useAutosave({
    isDue: isDirty && (isBlocked || (savesItself && (saving.state === 'idle' || canRetry))),
    values,
    failed: canRetry ? saving : undefined,
    isKept: journal.isKept,
    // Instead of saving, it shows what is in the way.
    save: () => (isBlocked ? setShowsProblems((now) => now ?? 'blocking') : save()),
  });

  /** Saves on request, and publishes or unpublishes if `publishes` says so. A published post must be complete. */
  const submit = async (publishes?: boolean): Promise<boolean> => {
    const needsAll = publishes ?? isPublished;
    setShowsProblems(needsAll ? 'all' : 'draft');
    if (hasAny(needsAll ? required : draftProblems(draft))) return false;
    const isSaved = await save({ isPublished: publishes });
    if (isSaved) setShowsProblems(undefined);
    return isSaved;
  };

  return {
    values,
    change: (part: Partial<PostDraft>) => {
      put({ ...latest.current, ...part });
      forgetFailure();
    },
    draft,
    saved,
    savedAt,
    saving,
    isDirty,
    isPublished,
    /** Leaving now would leave the latest text in this browser only. */
    isUnsaved: isDirty && (!savesItself || failure !== undefined),
    isKept,
    problems: {
      ...(showsProblems === 'all' ? required : (showsProblems === 'draft' || (showsProblems && isBlocked)) && blocking),
      ...(failure?.field === 'slug' ? { slug: failure.message } : {}),
    },
    canRetry,
    submit,
    /** Continues with the merged draft on top of the saved version. */
    resolve: (merged: PostDraft, theirs: OwnerPost) => {
      adopt(theirs);
      put(merged);
      if (!saved) leaveNew();
    },
    discard: () => journal.end(),
    restored,
    keepRestored: settle,
    discardRestored: () => {
      put(post ? valuesOf(post) : untouched);
      if (post) adopt(post);
      // Another window may be writing the restored one.
      else renewId();
      settle();
      journal.clear();
    },
  };
}

export type PostEditor = ReturnType<typeof usePostEditor>;
