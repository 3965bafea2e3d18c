import { DataError } from 'data-client';
import { useCreateCampaign, useOwnerClient, useSaveCampaign, type Campaign } from 'data-client/owner';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAutosave } from '../../form/writing/use-autosave';
import { useJournal } from '../../form/writing/use-journal';
import { saveRecord } from '../../form/writing/save-record';
import { useRestored } from '../../form/writing/use-restored';
import { useRecordId } from '../../form/use-record-id';
import { useUnsavedGuard } from '../../form/unsaved/use-unsaved-guard';
import { isPassing, reasonOf } from '../../list/row-marks';
import { journalOf, sameWords, wordsOf, type Words } from './campaign-text';

/** A campaign's end: deleted somewhere else, or being sent. Its text can no longer be saved. */
export type Ending = 'gone' | 'started';

export type SavingState = 'untouched' | 'saved' | 'unsaved' | 'saving' | 'conflict' | Ending | Refusal;

type Refusal = { refused: string; canRetry: boolean };

type CampaignDraftOptions = { stored?: Campaign; ended?: Ending; onCreated: (id: string) => void };

/**
 * The state of the campaign editor: stored in this browser every second, saved in sequence after each pause, and never over
 * a version saved elsewhere. Calls `onCreated` once with the id of a new campaign.
 */
export function useCampaignDraft({ stored, ended, onCreated }: CampaignDraftOptions) {
  const {
    journal,
    restored,
    settle: settleRestored,
  } = useRestored({
    journalOf,
    saved: stored && { id: stored.id, revision: stored.version },
    values: wordsOf(stored),
    isSame: sameWords,
  });
  const [id, renewId] = useRecordId(stored?.id ?? restored?.id);
  const [words, setWords] = useState<Words>(restored?.values ?? wordsOf(stored));
  const [saved, setSaved] = useState<Campaign | undefined>(stored);
  const [sent, setSent] = useState<Words | undefined>(restored?.sent);
  const [refusal, setRefusal] = useState<'conflict' | Ending | Refusal | undefined>(
    restored?.isOutdated ? 'conflict' : undefined,
  );
  const failure = ended && saved && saved.id === stored?.id ? ended : refusal;
  const isStuck = typeof failure === 'string';
  const canRetry = typeof failure === 'object' && failure.canRetry;
  const { campaigns } = useOwnerClient();
  const { mutateAsync: create, isPending: isCreating } = useCreateCampaign();
  const { mutateAsync: update, isPending: isUpdating } = useSaveCampaign();
  const [unanswered] = useState(() => (sent ? [sent] : []));
  // The base of the running save; state is only as fresh as the last render.
  const latest = useRef({ words, saved });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isDeleted = useRef(false);
  useEffect(() => {
    latest.current = { words, saved };
  });

  const isDirty = !sameWords(words, wordsOf(failure === 'gone' ? undefined : saved));
  useJournal(journal, { values: words, id, revision: saved?.version, sent, isDirty });
  const { lift } = useUnsavedGuard({ isDirty: isDirty && failure !== undefined, onDiscard: () => journal.end() });
  const reportCreated = useEffectEvent((id: string) => {
    if (!isDeleted.current) onCreated(id);
  });

  /** Saves all edits. Resolves to the saved campaign, or undefined on failure. */
  const save = useCallback((): Promise<Campaign | undefined> => {
    const next = queue.current.then(async () => {
      if (isDeleted.current) return undefined;
      const { words: wanted, saved: before } = latest.current;
      if (before && sameWords(wanted, before)) return before;
      // The response may be lost with the page.
      setSent(wanted);
      journal.write({ values: wanted, id, revision: before?.version, sent: wanted });
      try {
        const answer = await saveRecord(
          { base: before ?? null, draft: wanted, sent: unanswered },
          {
            create: (draft) => create({ ...draft, id }),
            update: ({ version }, draft) => update({ ...draft, id, version }),
            read: () => campaigns.byId(id),
            // Once it is being sent, nothing can be saved over it.
            isSame: (now, known) => now.state === 'draft' && sameWords(now, known),
          },
        );
        if ('theirs' in answer) {
          setRefusal(answer.theirs.state === 'draft' ? 'conflict' : 'started');
          return undefined;
        }
        const now = answer.saved;
        latest.current = { ...latest.current, saved: now };
        setSaved(now);
        // The form may be closed by now, and a copy would later look like unsaved text.
        if (sameWords(latest.current.words, now)) journal.clear();
        setRefusal(undefined);
        settleRestored();
        if (!before) journal.rename(now.id);
        return now;
      } catch (cause) {
        const code = cause instanceof DataError && cause.code;
        const isLost = before && code === 'not-found';
        setRefusal(
          isLost ? 'gone' : code === 'conflict' ? 'conflict' : { refused: reasonOf(cause), canRetry: isPassing(cause) },
        );
        return undefined;
      }
    });
    queue.current = next;
    return next;
  }, [campaigns, create, id, journal, settleRestored, unanswered, update]);

  const createdId = saved?.id === stored?.id ? undefined : saved?.id;
  useEffect(() => {
    if (createdId) reportCreated(createdId);
  }, [createdId]);
  useAutosave({
    isDue: isDirty && (!failure || canRetry),
    values: words,
    failed: canRetry ? failure : undefined,
    isKept: journal.isKept,
    save: async () => (await save()) ?? isDeleted.current,
  });

  /** Resolves a conflict by keeping one of the two versions. */
  const settle = (theirs: Campaign, keep: 'mine' | 'theirs') => {
    const kept = keep === 'mine' ? words : wordsOf(theirs);
    latest.current = { words: kept, saved: theirs };
    if (!saved) journal.rename(theirs.id);
    setSaved(theirs);
    setWords(kept);
    setRefusal(undefined);
    settleRestored();
  };

  const savingState: SavingState =
    failure ?? (isCreating || isUpdating ? 'saving' : isDirty ? 'unsaved' : saved ? 'saved' : 'untouched');
  return {
    id,
    words,
    setWords: (words: Words) => {
      setWords(words);
      setRefusal((now) => (typeof now === 'object' ? undefined : now));
    },
    campaign: saved,
    savingState,
    /** The campaign is being sent, and the owner has typed nothing else. */
    isOver: failure === 'started' && !isDirty,
    save,
    settle,
    /** The campaign turned out to be changed, deleted or sent somewhere else. */
    lose: (why: 'conflict' | Ending) => setRefusal(why),
    /** Goes on with the text as a new campaign, which is saved like any other. */
    restart: () => {
      journal.rename('new');
      renewId();
      settleRestored();
      setSaved(undefined);
      setSent(undefined);
      setRefusal(undefined);
    },
    /** When the restored text was written; undefined once it is settled. */
    restoredAt: isStuck ? undefined : restored?.at,
    keepRestored: settleRestored,
    discardRestored: () => {
      setWords(wordsOf(saved));
      // Another window may be writing the restored one.
      if (!saved) renewId();
      settleRestored();
    },
    /** Drops what was typed after the campaign ended. */
    giveUp: () => {
      journal.end();
      setWords(wordsOf(saved));
    },
    /**
     * Ends saving and deletes the copy in this browser. Resolves to the saved draft, if there is one, once a running save has
     * ended.
     */
    forget: async () => {
      isDeleted.current = true;
      journal.end();
      lift();
      await queue.current;
      return isStuck && failure !== 'conflict' ? undefined : latest.current.saved;
    },
  };
}
