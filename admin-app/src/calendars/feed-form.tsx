import { calendarNameMax, type NewCalendarFeed } from 'data-client/owner';
import { useState } from 'react';
import { Alert, Button, Checkbox, Field, Input } from 'shared-ui';
import { AddressToCopy } from '../form/address-to-copy';
import { useRecordId } from '../form/use-record-id';
import { useUnsavedGuard } from '../form/unsaved/use-unsaved-guard';
import { useWork } from '../form/use-work';
import { ShortForm } from './calendars.styles';

export type FeedFormProps = {
  /** The new feed's address, until it is revoked. */
  newAddress?: string;
  /** Rejects with the reason. */
  onAddFeed: (feed: NewCalendarFeed) => Promise<void>;
};

/** Creates a secret address of the bookings and shows it once. */
export function FeedForm({ newAddress, onAddFeed }: FeedFormProps) {
  const [name, setName] = useState('');
  const [showsClients, setShowsClients] = useState(true);
  const [hasTried, setTried] = useState(false);
  const [id, renewId] = useRecordId();
  const { isBusy, problem, run } = useWork();
  useUnsavedGuard({ isDirty: name !== '' });

  const handleSubmit = () => {
    setTried(true);
    if (name.trim() === '') return;
    void run(async () => {
      await onAddFeed({ id, name: name.trim(), showsClients });
      renewId();
      // The owner may have typed the next one meanwhile.
      setName((now) => (now === name ? '' : now));
      setTried(false);
    });
  };
  return (
    <ShortForm aria-label="Create an address" onSubmit={handleSubmit}>
      <Field
        label="Which calendar is it for?"
        hint="For example: my phone"
        error={hasTried && name.trim() === '' ? 'Please enter a name.' : undefined}
        isRequired
      >
        <Input maxLength={calendarNameMax} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Checkbox
        label="Show clients’ names and details. Otherwise, it only shows that you’re busy."
        checked={showsClients}
        onChange={({ target }) => setShowsClients(target.checked)}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        Create an address
      </Button>
      {newAddress && (
        <AddressToCopy key={newAddress} address={newAddress} what="address">
          In your calendar, choose “Subscribe” or “Add by URL” and paste it.
        </AddressToCopy>
      )}
    </ShortForm>
  );
}
