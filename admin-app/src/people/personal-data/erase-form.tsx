import type { PersonRecords, StoredRow } from 'data-client/owner';
import { useState, type FormEvent } from 'react';
import { Alert, Button, Checkbox, Field, Inline, Input, Stack, Text } from 'shared-ui';
import { Bullets } from '../../dashboard/bullets';
import { truncate } from '../../form/truncate';
import { lossesOf } from './record-words';
import { canTell, UpcomingChoice } from './upcoming-choice';
import type { EraseChoices } from './use-erasure';

export type EraseFormProps = {
  name: string;
  records: PersonRecords;
  /** Why the upcoming bookings are canceled, for the client. */
  reason: string;
  isBusy: boolean;
  failure?: string;
  onReasonChange: (reason: string) => void;
  onCancel: () => void;
  onErase: (choices: EraseChoices) => void;
};

const word = 'erase';

/** Lists the data an erasure removes, with the owner's choices and a field that prevents an accidental erasure. */
export function EraseForm({
  name,
  records,
  reason,
  isBusy,
  failure,
  onReasonChange,
  onCancel,
  onErase,
}: EraseFormProps) {
  const [keepsBookings, setKeepsBookings] = useState(false);
  const [tells, setTells] = useState(true);
  const [testimonials, setTestimonials] = useState<StoredRow[]>([]);
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isTellingFirst = tells && canTell(records);
  const isTyped = [word, name.toLowerCase()].includes(typed.trim().toLowerCase());

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isTyped) onErase({ tells: isTellingFirst, reason: reason.trim(), keepsBookings, testimonials });
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="md">
        <div>
          <Text>These are removed:</Text>
          <Bullets>
            {lossesOf(records).map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </Bullets>
        </div>
        <UpcomingChoice
          records={records}
          tells={tells}
          reason={reason}
          onChange={(change) => {
            setTells(change.tells ?? tells);
            onReasonChange(change.reason ?? reason);
          }}
        />
        {records.bookings.length > 0 && (
          <Checkbox
            label="Keep the bookings without personal data"
            hint="For records the law requires you to keep: service, price, time and status stay. Name, address, phone number, texts and answers are removed."
            checked={keepsBookings}
            onChange={({ target }) => setKeepsBookings(target.checked)}
          />
        )}
        {records.testimonials.map((testimonial) => (
          <Checkbox
            key={String(testimonial.id)}
            label={
              testimonial.is_deleted
                ? 'Also remove the deleted testimonial with this name from the history'
                : 'Also delete the testimonial with this name'
            }
            hint={`“${truncate(String(testimonial.content), longest)}”`}
            checked={testimonials.includes(testimonial)}
            onChange={({ target }) =>
              setTestimonials((chosen) =>
                target.checked ? [...chosen, testimonial] : chosen.filter((one) => one !== testimonial),
              )
            }
          />
        ))}
        <Alert tone="info" role="note">
          Backups and exports that you made before still contain this person. What others wrote about them stays, too.
          The history still shows which records you changed, and when.
        </Alert>
        <Field
          label={`Type the name or “${word}”`}
          error={isChecked && !isTyped ? `Please type ${name} or “${word}”.` : undefined}
        >
          <Input autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        {failure && <Alert tone="danger">{`Nothing was erased. ${failure}`}</Alert>}
        <Inline gap="xs" justify="end">
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {isTellingFirst ? 'Send email and erase' : 'Erase person'}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

const longest = 120;
