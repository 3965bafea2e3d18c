import { personLimits, useSaveNote } from 'data-client/owner';
import { useEffect, useRef, useState } from 'react';
import { Button, Field, Inline, Textarea } from 'shared-ui';
import { Form } from '../form/form';
import { ChangedElsewhere, overwriteLabel } from '../form/changed-elsewhere';
import { useRecordId } from '../form/use-record-id';
import { useDialogGuard } from '../form/unsaved/use-unsaved-guard';

type NoteEditorProps = {
  /** The person the new note belongs to. */
  personId?: string;
  /** The note to change. */
  note?: { id: string; text: string; revision: string };
  onDone?: () => void;
};

/** The form of a private note. */
export function NoteEditor({ personId, note, onDone }: NoteEditorProps) {
  const [text, setText] = useState(note?.text ?? '');
  const latest = useRef(text);
  const area = useRef<HTMLTextAreaElement>(null);
  const [id, renewId] = useRecordId(note?.id);
  const save = useSaveNote();
  // The saved texts that the owner saw or sent.
  const [known, setKnown] = useState([text]);
  const addKnown = (one: string) => setKnown((all) => [...all, one]);
  const isDirty = text.trim() !== (note?.text ?? '');
  const theirs = note && isDirty && !save.isPending && !known.includes(note.text) ? note.text : undefined;
  const mayClose = useDialogGuard(isDirty);
  const isChange = note !== undefined;
  useEffect(() => {
    const field = area.current;
    if (!isChange || !field) return;
    // The focus scrolls to the cursor.
    field.setSelectionRange(field.value.length, field.value.length);
    // The button that opened the editor is gone.
    field.focus();
  }, [isChange]);

  const handleSubmit = () => {
    if (text.trim() === '') return;
    // The response may be lost, and the owner may type on meanwhile.
    addKnown(text.trim());
    save.mutate(
      { id, text: text.trim(), ...(note ? { revision: note.revision } : { personId: personId ?? '' }) },
      {
        onSuccess: () => {
          // The owner has typed on while the note was saved.
          if (latest.current !== text) return;
          setText(note?.text ?? '');
          if (!note) renewId();
          onDone?.();
        },
      },
    );
  };
  return (
    <Form gap="xs" onSubmit={handleSubmit}>
      <Field
        label={note ? 'Your note' : 'New note'}
        hint="Only you can see it."
        error={
          isDirty && save.error && theirs === undefined
            ? `The note couldn’t be saved. ${save.error.message}`
            : undefined
        }
      >
        <Textarea
          ref={area}
          rows={3}
          maxLength={personLimits.note}
          value={text}
          onChange={({ target }) => {
            latest.current = target.value;
            setText(target.value);
          }}
        />
      </Field>
      {theirs !== undefined && (
        <ChangedElsewhere
          subject="The note was"
          fields={[{ label: 'Note', value: theirs }]}
          onTakeTheirs={() => {
            latest.current = theirs;
            setText(theirs);
            addKnown(theirs);
          }}
        />
      )}
      <Inline gap="xs">
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          isBusy={save.isPending}
          disabled={!isDirty || text.trim() === ''}
        >
          {theirs === undefined ? 'Save note' : overwriteLabel}
        </Button>
        {onDone && (
          <Button size="sm" variant="ghost" onClick={async () => (await mayClose()) && onDone()}>
            Cancel
          </Button>
        )}
      </Inline>
    </Form>
  );
}
