import { DataError } from 'data-client';
import { ownerNoteMax, useSetBookingNote, type OwnerBooking } from 'data-client/owner';
import { useId, useState, type FormEvent } from 'react';
import { Button, Field, Inline, Stack, Text, Textarea } from 'shared-ui';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';

type OwnerNoteProps = { booking: Pick<OwnerBooking, 'id' | 'ownerNote'> };

/** The owner's private note about a booking. */
export function OwnerNote({ booking: { id, ownerNote } }: OwnerNoteProps) {
  const [draft, setDraft] = useState<string>();
  const save = useSetBookingNote();
  const form = useId();
  const text = draft ?? ownerNote;
  const isDirty = text !== ownerNote;
  useUnsavedGuard({ isDirty });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The owner may have typed on while the note was saved.
    const handleSaved = () => setDraft((now) => (now === text ? undefined : now));
    save.mutate({ id, note: text.trim() }, { onSuccess: handleSaved });
  };
  const problem = save.error instanceof DataError ? `The note couldn’t be saved. ${save.error.message}` : undefined;
  return (
    <form id={form} onSubmit={handleSubmit}>
      <Stack gap="xs">
        <Field label="Your note" hint="Only you can see it." error={isDirty ? problem : undefined}>
          <Textarea rows={3} maxLength={ownerNoteMax} value={text} onChange={(event) => setDraft(event.target.value)} />
        </Field>
        <Inline gap="xs">
          <Button type="submit" size="sm" variant="secondary" isBusy={save.isPending} disabled={!isDirty}>
            Save note
          </Button>
          {isDirty && (
            <Button size="sm" variant="ghost" onClick={() => setDraft(undefined)}>
              Discard changes
            </Button>
          )}
          <Text size="sm" tone="muted" role="status">
            {save.isSuccess && !isDirty ? 'Saved.' : ''}
          </Text>
        </Inline>
      </Stack>
    </form>
  );
}
