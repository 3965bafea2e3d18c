import { DataError } from 'data-client';
import { useSaveCampaign, type Campaign } from 'data-client/owner';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useJournal } from '../../form/writing/use-journal';
import { useRestored } from '../../form/writing/use-restored';
import { useUnsavedGuard } from '../../form/unsaved/use-unsaved-guard';
import { reasonOf } from '../../list/row-marks';
import { journalOf, sameWords, wordsOf, type Words } from './campaign-text';

export type SavingState = 'untouched' | 'saved' | 'unsaved' | 'saving' | 'conflict' | 'gone' | { refused: string };

type CampaignDraftOptions = {
  stored?: Campaign;
  /** The stored campaign was deleted somewhere else. */
  isGone?: boolean;
  onCreated: (id: string) => void;
};

const pauseMs = 1200;

/**
 * The state of the campaign editor: stored in this browser every second, saved in sequence after each pause, and never over
 * a version saved elsewhere. Calls `onCreated` once with the id of a new campaign.
 */
export function useCampaignDraft({ stored, isGone = false, onCreated }: CampaignDraftOptions) {
  const {
    journal,
    restored,
    settle: settleRestored,
    rename,
  } = useRestored({
    journalOf,
    saved: stored && { id: stored.id, revision: stored.version },
    values: wordsOf(stored),
    isSame: sameWords,
  });
  // The campaign's id, even before it is saved.
  const [id, setId] = useState(() => stored?.id ?? restored?.id ?? crypto.randomUUID());
  const [words, setWords] = useState<Words>(restored?.values ?? wordsOf(stored));
  const [saved, setSaved] = useState<Campaign | undefined>(stored);
  const [sent, setSent] = useState<Words | undefined>(restored?.sent);
  const [refusal, setRefusal] = useState<'conflict' | 'gone' | { refused: string } | undefined>(
    restored?.isOutdated ? 'conflict' : undefined,
  );
  const failure = isGone && saved && saved.id === stored?.id ? 'gone' : refusal;
  const isStuck = failure === 'conflict' || failure === 'gone';
  const { mutateAsync, isPending } = useSaveCampaign();
  // The base of the running save; state is only as fresh as the last render.
  const latest = useRef({ words, saved, sent });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isDeleted = useRef(false);
  useEffect(() => {
    latest.current = { words, saved, sent };
  });

  const isDirty = !sameWords(words, wordsOf(failure === 'gone' ? undefined : saved));
  useJournal(journal, { values: words, id, revision: saved?.version, sent, isDirty });
  const { lift } = useUnsavedGuard({ isDirty, onDiscard: () => journal.end() });
  const tellCreated = useEffectEvent((id: string) => {
    if (isDeleted.current) return;
    lift();
    onCreated(id);
  });

  /** Saves all edits. Resolves to the saved campaign, or undefined on failure. */
  const save = useCallback((): Promise<Campaign | undefined> => {
    const next = queue.current.then(async () => {
      if (isDeleted.current) return undefined;
      const { words: wanted, saved: before, sent: sentBefore } = latest.current;
      if (before && sameWords(wanted, before)) return before;
      // The response may be lost with the page.
      setSent(wanted);
      journal.write({ values: wanted, id, revision: before?.version, sent: wanted });
      try {
        const now = await mutateAsync({ ...wanted, id, saved: before, sent: sentBefore });
        latest.current = { ...latest.current, saved: now };
        setSaved(now);
        setRefusal(undefined);
        settleRestored();
        if (!before) rename(now.id);
        return now;
      } catch (cause) {
        const code = cause instanceof DataError && cause.code;
        const isLost = before && code === 'not-found';
        setRefusal(isLost ? 'gone' : code === 'conflict' ? 'conflict' : { refused: reasonOf(cause) });
        return undefined;
      }
    });
    queue.current = next;
    return next;
  }, [id, journal, mutateAsync, rename, settleRestored]);

  const createdId = saved?.id === stored?.id ? undefined : saved?.id;
  useEffect(() => {
    if (createdId) tellCreated(createdId);
  }, [createdId]);
  useEffect(() => {
    if (!isDirty || isStuck) return undefined;
    const timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [isDirty, isStuck, failure, words, save]);

  /** Resolves a conflict by keeping one of the two versions. */
  const settle = (theirs: Campaign, keep: 'mine' | 'theirs') => {
    const kept = keep === 'mine' ? words : wordsOf(theirs);
    latest.current = { words: kept, saved: theirs, sent };
    if (!saved) rename(theirs.id);
    setSaved(theirs);
    setWords(kept);
    setRefusal(undefined);
    settleRestored();
  };

  const savingState: SavingState =
    failure ?? (isPending ? 'saving' : isDirty ? 'unsaved' : saved ? 'saved' : 'untouched');
  return {
    id,
    words,
    setWords,
    campaign: saved,
    savingState,
    save,
    settle,
    /** The campaign turned out to be deleted. */
    lose: () => setRefusal('gone'),
    /** Goes on with the text as a new campaign, which is saved like any other. */
    restart: () => {
      rename('new');
      setId(crypto.randomUUID());
      settleRestored();
      setSaved(undefined);
      setSent(undefined);
      setRefusal(undefined);
    },
    lift,
    /** When the restored text was written; undefined once it is settled. */
    restoredAt: isStuck ? undefined : restored?.at,
    keepRestored: settleRestored,
    discardRestored: () => {
      setWords(wordsOf(saved));
      settleRestored();
    },
    /**
     * Ends saving and deletes the copy in this browser. Resolves to the saved draft, if there is one, once a running save has
     * ended.
     */
    forget: async () => {
      isDeleted.current = true;
      journal.end();
      await queue.current;
      return failure === 'gone' ? undefined : latest.current.saved;
    },
  };
}
