import { DataError } from 'data-client';
import { serviceProblems, useCreateService, useOwnerClient, useSaveService } from 'data-client/owner';
import type { OwnerService } from 'data-client/owner';
import { useState } from 'react';
import { focusFirstError } from '../form/focus-first-error';
import { openJournal } from '../form/writing/journal';
import { useRestored } from '../form/writing/use-restored';
import { useJournal } from '../form/writing/use-journal';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
import { reasonOf } from '../list/row-marks';
import { differencesOf, draftOf, valuesOf, type ServiceValues } from './service-values';

type ServiceEditorOptions = {
  /** Null for a new service. */
  service: OwnerService | null;
  onCreated: (service: OwnerService) => void;
  onSaved: (service: OwnerService) => void;
};

/** An entry of an earlier version may lack fields. */
const journalOf = (id: string) =>
  openJournal<ServiceValues>(`service:${id}`, (values) => ({ ...valuesOf(null), ...values }));

/**
 * The state of the service editor. Edits are stored in this browser every second and saved on request, because visitors
 * see them at once; a version saved elsewhere is shown, never silently overwritten.
 */
export function useServiceEditor({ service, onCreated, onSaved }: ServiceEditorOptions) {
  const client = useOwnerClient();
  const { mutateAsync: create, isPending: isCreating } = useCreateService();
  const { mutateAsync: update, isPending: isUpdating } = useSaveService();
  const { journal, restored, settle, rename } = useRestored({
    journalOf,
    saved: service ?? undefined,
    values: valuesOf(service),
    isSame: (one, other) => differencesOf(one, other).length === 0,
  });
  const [base, setBase] = useState(service);
  const [sent, setSent] = useState(restored?.sent);
  const [values, setValues] = useState(restored?.values ?? valuesOf(service));
  const [theirs, setTheirs] = useState(restored?.isOutdated && service ? service : undefined);
  const [showsProblems, setShowsProblems] = useState(false);
  const [failure, setFailure] = useState<string>();

  const draft = draftOf(values);
  const problems = serviceProblems(draft);
  const changes = differencesOf(valuesOf(base), valuesOf(draft));
  const isDirty = changes.length > 0;
  useJournal(journal, { values, revision: base?.revision, sent, isDirty });
  const guard = useUnsavedGuard({ isDirty, onDiscard: () => journal.end() });

  /** The saved service, or the version saved elsewhere. A change of other columns, such as the order, is no conflict. */
  const send = async (over: OwnerService): Promise<{ saved: OwnerService } | { theirs: OwnerService }> => {
    try {
      return { saved: await update({ id: over.id, revision: over.revision, draft }) };
    } catch (error) {
      const isConflict = error instanceof DataError && error.code === 'conflict';
      const now = isConflict ? await client.services.byId(over.id) : null;
      if (!now) throw error;
      if (differencesOf(valuesOf(over), valuesOf(now)).length > 0) return { theirs: now };
      return { saved: await update({ id: now.id, revision: now.revision, draft }) };
    }
  };

  const saveNow = async () => {
    const over = theirs ?? base;
    // The response may be lost with the page.
    setSent(valuesOf(draft));
    journal.write({ values, revision: base?.revision, sent: valuesOf(draft) });
    const answer = over ? await send(over) : { saved: await create(draft) };
    if ('theirs' in answer) return setTheirs(answer.theirs);
    const { saved } = answer;
    setBase(saved);
    setTheirs(undefined);
    settle();
    setShowsProblems(false);
    onSaved(saved);
    if (over) return undefined;
    rename(saved.id);
    guard.lift();
    return onCreated(saved);
  };

  const submit = async () => {
    setShowsProblems(true);
    setFailure(undefined);
    if (Object.keys(problems).length > 0) return focusFirstError();
    await saveNow().catch((error: unknown) => setFailure(reasonOf(error)));
  };
  const startOver = (from: OwnerService | null) => {
    setBase(from);
    setValues(valuesOf(from));
    setTheirs(undefined);
    settle();
    setFailure(undefined);
    setShowsProblems(false);
    journal.clear();
  };
  return {
    /** The saved service; null for a new one. */
    saved: base,
    values,
    draft,
    change: (part: Partial<ServiceValues>) => {
      setValues((now) => ({ ...now, ...part }));
      setFailure(undefined);
    },
    problems: showsProblems ? problems : {},
    unsavedCount: changes.length,
    isSaving: isCreating || isUpdating,
    /** Why the last save failed. */
    failure,
    /** The fields in which a version saved elsewhere differs. */
    conflict: theirs && differencesOf(values, valuesOf(theirs)),
    restoredAt: restored?.at,
    save: () => void submit(),
    keepRestored: settle,
    /** Returns to the saved version, or to an empty form. */
    discard: () => startOver(base),
    takeTheirs: () => theirs && startOver(theirs),
  };
}

export type ServiceEditorState = ReturnType<typeof useServiceEditor>;
