import { cancelReasonMax, type PersonRecords, type StoredRow } from 'data-client/owner';
import { useState } from 'react';
import { Alert, Button, Checkbox, Field, Inline, Input, Stack, Text, Choice, ChoiceGroup, Textarea } from 'shared-ui';
import { Form } from '../../form/form';
import { Bullets } from '../../dashboard/bullets';
import { truncate } from 'domain/truncate';
import { lossesOf, upcomingOf, owedMails } from './record-words';
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

  const handleSubmit = () => {
    setIsChecked(true);
    if (isTyped) onErase({ tells: isTellingFirst, reason: reason.trim(), keepsBookings, testimonials });
  };
  return (
    <Form onSubmit={handleSubmit}>
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
        Backups and exports that you made before still contain this person. What others wrote about them stays, too. The
        history still shows which records you changed, and when.
      </Alert>
      <Field
        label={`Type the name or “${word}”`}
        error={isChecked && !isTyped ? `Please type ${name} or “${word}”.` : undefined}
      >
        <Input autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Inline gap="xs" justify="end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {isTellingFirst ? 'Send email and erase' : 'Erase person'}
        </Button>
      </Inline>
    </Form>
  );
}

const longest = 120;

type UpcomingChoiceProps = {
  records: PersonRecords;
  tells: boolean;
  reason: string;
  onChange: (change: { tells?: boolean; reason?: string }) => void;
};

/** Whether anything can be sent to the person before the erasure. */
const canTell = (records: PersonRecords) =>
  upcomingOf(records).some(({ sends_email }) => sends_email !== false) || owedMails(records).length > 0;

/** Asks whether to email the client about canceled bookings, or to send their waiting emails, before the erasure. */
function UpcomingChoice({ records, tells, reason, onChange }: UpcomingChoiceProps) {
  const upcoming = upcomingOf(records).length;
  const bookings = upcoming === 1 ? 'The upcoming booking' : `The ${upcoming} upcoming bookings`;
  if (!canTell(records))
    return upcoming === 0 ? null : (
      <Text>{`${bookings} will be canceled. The client gets no email, because you turned emails off for this client’s bookings.`}</Text>
    );
  return (
    <Stack gap="sm">
      <ChoiceGroup
        legend={upcoming > 0 ? bookings : 'Emails not sent yet'}
        value={tells ? 'tell' : 'silent'}
        onChange={(choice) => onChange({ tells: choice === 'tell' })}
      >
        <Choice value="tell">
          {upcoming > 0
            ? 'Cancel and notify the client. The person is erased once the email is sent.'
            : 'Send them first. The person is erased afterward.'}
        </Choice>
        <Choice value="silent">
          {upcoming > 0 ? 'Cancel without an email and erase now.' : 'Erase now. Nobody receives them.'}
        </Choice>
      </ChoiceGroup>
      {upcoming > 0 && tells && (
        <Field label="Reason for the client" hint="Optional. Included in the email.">
          <Textarea
            rows={2}
            maxLength={cancelReasonMax}
            value={reason}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
