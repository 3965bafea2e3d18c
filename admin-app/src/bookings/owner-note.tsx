import { DataError } from 'data-client';
import { ownerNoteMax, useSetBookingNote, type OwnerBooking } from 'data-client/owner';
import { useId, useState } from 'react';
import { Button, Field, Inline, Muted, Textarea } from 'shared-ui';
import { Form } from '../form/form';
import { ChangedElsewhere, overwriteLabel } from '../form/changed-elsewhere';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';

type OwnerNoteProps = {
  booking: Pick<OwnerBooking, 'id' | 'ownerNote'>;
  /** The note can be copied, but no longer saved. */
  isDeleted: boolean;
};

/** The owner's private note about a booking. A note saved elsewhere is shown before it is overwritten. */
export function OwnerNote({ booking: { id, ownerNote }, isDeleted }: OwnerNoteProps) {
  // `known`: the saved note when the owner began to change it, and those sent since.
  const [draft, setDraft] = useState<{ text: string; known: string[] }>();
  const save = useSetBookingNote();
  const form = useId();
  const text = draft?.text ?? ownerNote;
  const isDirty = text !== ownerNote;
  const hasConflict = isDirty && !save.isPending && !draft?.known.includes(ownerNote);
  useUnsavedGuard({ isDirty });

  const change = (typed: string) =>
    setDraft((now) => (typed === ownerNote ? undefined : { text: typed, known: now?.known ?? [ownerNote] }));
  const handleSubmit = () => {
    const note = text.trim();
    // The response may be lost, and the owner may type on meanwhile.
    setDraft((now) => now && { ...now, known: [...now.known, note] });
    const handleSaved = () => setDraft((now) => (now?.text === text ? undefined : now));
    save.mutate({ id, note, seen: ownerNote }, { onSuccess: handleSaved });
  };
  const problem = save.error instanceof DataError ? `The note couldn’t be saved. ${save.error.message}` : undefined;
  return (
    <Form gap="xs" id={form} onSubmit={handleSubmit}>
      <Field
        label="Your note"
        hint="Only you can see it."
        error={isDirty && !hasConflict && !isDeleted ? problem : undefined}
      >
        <Textarea
          rows={3}
          maxLength={ownerNoteMax}
          value={text}
          readOnly={isDeleted}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      {hasConflict && (
        <ChangedElsewhere
          subject="The note was"
          fields={[{ label: 'Note', value: ownerNote || 'empty' }]}
          onTakeTheirs={() => setDraft(undefined)}
        />
      )}
      <Inline gap="xs">
        {!isDeleted && (
          <Button type="submit" size="sm" variant="secondary" isBusy={save.isPending} disabled={!isDirty}>
            {hasConflict ? overwriteLabel : 'Save note'}
          </Button>
        )}
        {isDirty && (
          <Button size="sm" variant="ghost" onClick={() => setDraft(undefined)}>
            Discard changes
          </Button>
        )}
        {/* A draft that equals the saved note was saved, though the response was lost. */}
        <Muted role="status">{(save.isSuccess || draft) && !isDirty ? 'Saved.' : ''}</Muted>
      </Inline>
    </Form>
  );
}
