import { blockedNoteMax } from 'data-client/owner';
import { useState } from 'react';
import { Button, Checkbox, Field, Grid, Input } from 'shared-ui';
import { Form } from '../../form/form';
import { useUnsavedGuard } from '../../form/unsaved/use-unsaved-guard';
import { useCoachZones } from '../../dashboard/coach-time';
import { AffectedBookings } from './affected-bookings';
import { blockedTimeOf, problemsOf, type BlockDraft } from './block-draft';

type BlockFormProps = {
  initial: BlockDraft;
  /** The coach's date. */
  today: string;
  isBusy: boolean;
  /** Resolves to true on success, which resets the form. */
  onSubmit: (draft: BlockDraft) => Promise<boolean>;
};

/** Blocks whole days or hours. */
export function BlockForm({ initial, today, isBusy, onSubmit }: BlockFormProps) {
  const [draft, setDraft] = useState(initial);
  const [hasTried, setTried] = useState(false);
  // Its bookings stay on the screen after the form is reset, until she edits the form.
  const [blocked, setBlocked] = useState<BlockDraft>();
  const zones = useCoachZones();
  const isDirty = Object.entries(initial).some(
    ([name, value]) => name !== 'id' && draft[name as keyof BlockDraft] !== value,
  );
  useUnsavedGuard({ isDirty });
  const problems = problemsOf(draft, today, zones);
  const isPossible = Object.keys(problems).length === 0;
  const shown = hasTried ? problems : {};
  // An unchanged draft that is sent again blocks the same time; a changed one becomes another blocked time.
  const put = (change: Partial<BlockDraft>) =>
    setDraft((before) => ({ ...before, ...change, id: crypto.randomUUID() }));

  const handleSubmit = async () => {
    setTried(true);
    if (!isPossible || !(await onSubmit(draft))) return;
    setBlocked(draft);
    // What the owner has changed while it was saved is for another time.
    setDraft((now) => (now === draft ? { ...initial, id: crypto.randomUUID() } : now));
    setTried(false);
  };
  const concerned = (!isDirty && blocked) || (isPossible && draft);
  return (
    <Form aria-label="Block a time" onSubmit={handleSubmit}>
      <Checkbox
        label="Whole days"
        checked={draft.isWholeDays}
        onChange={(event) => put({ isWholeDays: event.target.checked })}
      />
      <Grid min="10rem" gap="md">
        <Field label="First day" error={shown.firstDay}>
          <Input
            type="date"
            value={draft.firstDay}
            onChange={({ target }) =>
              put({
                firstDay: target.value,
                // A single day stays one: typing a date passes through others, such as December 26 on the way to the 5th.
                lastDay:
                  draft.lastDay === draft.firstDay || draft.lastDay < target.value ? target.value : draft.lastDay,
              })
            }
          />
        </Field>
        {draft.isWholeDays ? (
          <Field label="Last day" error={shown.end}>
            <Input type="date" value={draft.lastDay} onChange={({ target }) => put({ lastDay: target.value })} />
          </Field>
        ) : (
          <>
            <Field label="From" error={shown.from}>
              <Input type="time" value={draft.from} onChange={({ target }) => put({ from: target.value })} />
            </Field>
            <Field label="To" error={shown.end}>
              <Input type="time" value={draft.to} onChange={({ target }) => put({ to: target.value })} />
            </Field>
          </>
        )}
      </Grid>
      <Field label="Reason (optional)" hint="Only you can see it. Visitors see that the time is taken.">
        <Input maxLength={blockedNoteMax} value={draft.note} onChange={({ target }) => put({ note: target.value })} />
      </Field>
      <Button type="submit" isBusy={isBusy}>
        Block this time
      </Button>
      {concerned && <AffectedBookings time={blockedTimeOf(concerned, zones)} />}
    </Form>
  );
}
