import { serviceProblems, useCreateService, useOwnerClient, useSaveService } from 'data-client/owner';
import type { OwnerService } from 'data-client/owner';
import { useState } from 'react';
import { focusFirstError } from '../form/focus-first-error';
import { openJournal } from '../form/writing/journal';
import { saveRecord } from '../form/writing/save-record';
import { useRestored } from '../form/writing/use-restored';
import { useJournal } from '../form/writing/use-journal';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
import { useRecordId } from '../form/use-record-id';
import { useWork } from '../form/use-work';
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
  const { mutateAsync: create } = useCreateService();
  const { mutateAsync: update } = useSaveService();
  const { isBusy, problem, run, forget } = useWork();
  const { journal, restored, settle } = useRestored({
    journalOf,
    saved: service ?? undefined,
    values: valuesOf(service),
    isSame: (one, other) => differencesOf(one, other).length === 0,
  });
  const [base, setBase] = useState(service);
  // Identifies a new service, whose id the database derives from its name.
  const [requestId, renewId] = useRecordId(restored?.id);
  const [sent, setSent] = useState(restored?.sent);
  const [unanswered] = useState(() => (sent ? [draftOf(sent)] : []));
  const [values, setValues] = useState(restored?.values ?? valuesOf(service));
  const [theirs, setTheirs] = useState(restored?.isOutdated && service ? service : undefined);
  const [showsProblems, setShowsProblems] = useState(false);

  const draft = draftOf(values);
  const problems = serviceProblems(draft);
  const changes = differencesOf(valuesOf(base), valuesOf(draft));
  const isDirty = changes.length > 0;
  useJournal(journal, { id: requestId, values, revision: base?.revision, sent, isDirty });
  const guard = useUnsavedGuard({ isDirty, onDiscard: () => journal.end() });

  const leaveNew = (created: OwnerService) => {
    journal.rename(created.id);
    guard.lift();
    onCreated(created);
  };
  const saveNow = async () => {
    // The response may be lost with the page.
    setSent(valuesOf(draft));
    journal.write({ id: requestId, values, revision: base?.revision, sent: valuesOf(draft) });
    const answer = await saveRecord(
      { base: theirs ?? base, draft, sent: unanswered },
      {
        create: () => create({ requestId, draft }),
        update: ({ id, revision }) => update({ id, revision, draft }),
        read: () => (base ? client.services.byId(base.id) : client.services.byRequest(requestId)),
        isSame: (now, known) => differencesOf(valuesOf(now), valuesOf(known)).length === 0,
      },
    );
    if ('theirs' in answer) return setTheirs(answer.theirs);
    const { saved } = answer;
    setBase(saved);
    setTheirs(undefined);
    settle();
    setShowsProblems(false);
    onSaved(saved);
    return base ? undefined : leaveNew(saved);
  };

  const submit = () => {
    setShowsProblems(true);
    if (Object.keys(problems).length > 0) focusFirstError();
    else void run(saveNow);
  };
  const startOver = (from: OwnerService | null) => {
    setBase(from);
    setValues(valuesOf(from));
    setTheirs(undefined);
    settle();
    forget();
    setShowsProblems(false);
    // Another window may be writing the one that was restored.
    renewId();
    journal.clear();
  };
  return {
    /** The saved service; null for a new one. */
    saved: base,
    values,
    draft,
    change: (part: Partial<ServiceValues>) => {
      setValues((now) => ({ ...now, ...part }));
      forget();
    },
    problems: showsProblems ? problems : {},
    unsavedCount: changes.length,
    isSaving: isBusy,
    failure: problem,
    /** The fields in which a version saved elsewhere differs. */
    conflict: theirs && differencesOf(values, valuesOf(theirs)),
    restoredAt: restored?.at,
    save: submit,
    keepRestored: settle,
    /** Returns to the saved version, or to an empty form. */
    discard: () => startOver(base),
    takeTheirs: () => {
      if (!theirs) return;
      startOver(theirs);
      if (!base) leaveNew(theirs);
    },
  };
}

export type ServiceEditorState = ReturnType<typeof useServiceEditor>;
