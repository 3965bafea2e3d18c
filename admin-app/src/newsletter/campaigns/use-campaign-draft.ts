import { DataError } from 'data-client';
import { useSaveCampaign, type Campaign } from 'data-client/owner';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUnsavedGuard } from '../../unsaved/use-unsaved-guard';

type Words = Pick<Campaign, 'subject' | 'body'>;

export type SavingState = 'untouched' | 'saved' | 'unsaved' | 'saving' | 'conflict' | { refused: string };

const pauseMs = 1200;

const sameWords = (a: Words, b: Words) => a.subject === b.subject && a.body === b.body;

/**
 * A campaign while it is written: saved whenever typing pauses, one save after the other, and never over what was saved
 * elsewhere meanwhile. `onCreated` is told the new campaign's id once.
 */
export function useCampaignDraft(stored: Campaign | undefined, onCreated: (id: string) => void) {
  const [words, setWords] = useState<Words>({ subject: stored?.subject ?? '', body: stored?.body ?? '' });
  const [saved, setSaved] = useState<Campaign | undefined>(stored);
  const [failure, setFailure] = useState<'conflict' | { refused: string }>();
  const { mutateAsync, isPending } = useSaveCampaign();
  // What the running save builds upon; state is only as new as the last drawing.
  const latest = useRef({ words, saved });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = { words, saved };
  });

  const isDirty = !sameWords(words, saved ?? { subject: '', body: '' });
  const { lift } = useUnsavedGuard({ isDirty });
  const tellCreated = useEffectEvent((id: string) => {
    lift();
    onCreated(id);
  });

  /** The campaign as it stands once everything typed is saved; undefined when that was refused. */
  const save = useCallback((): Promise<Campaign | undefined> => {
    const next = queue.current.then(async () => {
      const { words: wanted, saved: before } = latest.current;
      if (before && sameWords(wanted, before)) return before;
      try {
        const now = await mutateAsync({ ...wanted, saved: before });
        latest.current = { ...latest.current, saved: now };
        setSaved(now);
        setFailure(undefined);
        return now;
      } catch (cause) {
        const isConflict = cause instanceof DataError && cause.code === 'conflict';
        const { message } = cause instanceof DataError ? cause : new DataError('server');
        setFailure(isConflict ? 'conflict' : { refused: message });
        return undefined;
      }
    });
    queue.current = next;
    return next;
  }, [mutateAsync]);

  const createdId = stored ? undefined : saved?.id;
  useEffect(() => {
    if (createdId) tellCreated(createdId);
  }, [createdId]);
  useEffect(() => {
    if (!isDirty || failure === 'conflict') return undefined;
    const timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [isDirty, failure, words, save]);

  /** After a conflict: what was saved elsewhere takes the place of what is typed, or the other way round. */
  const settle = (theirs: Campaign, keep: 'mine' | 'theirs') => {
    const kept = keep === 'mine' ? words : { subject: theirs.subject, body: theirs.body };
    latest.current = { words: kept, saved: theirs };
    setSaved(theirs);
    setWords(kept);
    setFailure(undefined);
  };

  const savingState: SavingState =
    failure ?? (isPending ? 'saving' : isDirty ? 'unsaved' : saved ? 'saved' : 'untouched');
  return { words, setWords, campaign: saved, savingState, save, settle, lift };
}
