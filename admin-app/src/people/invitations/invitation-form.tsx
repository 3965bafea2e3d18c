import { usualInvitationDays, type NewInvitation } from 'data-client/owner';
import { useState } from 'react';
import { Alert, Button, Field, Options, Select } from 'shared-ui';
import { Form } from '../../form/form';
import { AddressToCopy } from '../../form/address-to-copy';
import { useRecordId } from '../../form/use-record-id';
import { useWork } from '../../form/use-work';

export type InvitationFormProps = {
  emails: readonly string[];
  services: readonly { id: string; name: string }[];
  /** The new link's address, until it is revoked. */
  newAddress?: string;
  /** Rejects with the reason. */
  onInvite: (invitation: NewInvitation) => Promise<void>;
};

const durations = [7, usualInvitationDays, 90, 365];

/** Creates a "Book again" link and shows it once. */
export function InvitationForm({ emails, services, newAddress, onInvite }: InvitationFormProps) {
  const [email, setEmail] = useState(emails[0] ?? '');
  const [serviceType, setServiceType] = useState('');
  const [days, setDays] = useState(usualInvitationDays);
  const [id, renewId] = useRecordId();
  const { isBusy, problem, run } = useWork();

  const handleSubmit = () => {
    void run(async () => {
      await onInvite({ id, email, serviceType: serviceType || undefined, days });
      renewId();
    });
  };
  return (
    <Form aria-label="Create a “Book again” link" onSubmit={handleSubmit}>
      {emails.length > 1 && (
        <Field label="Email address">
          <Select value={email} onChange={({ target }) => setEmail(target.value)}>
            {emails.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Service">
        <Select value={serviceType} onChange={({ target }) => setServiceType(target.value)}>
          <option value="">The client chooses</option>
          <Options of={services.map(({ id, name }) => ({ id, label: name }))} />
        </Select>
      </Field>
      <Field label="Works for" hint="It can be opened any number of times until it expires or you revoke it.">
        <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          <Options of={durations.map((one) => ({ id: one, label: `${one} days` }))} />
        </Select>
      </Field>
      {problem && <Alert tone="danger">{`The link couldn’t be created. ${problem}`}</Alert>}
      <Button type="submit" isBusy={isBusy}>
        Create link
      </Button>
      {newAddress && (
        <AddressToCopy key={newAddress} address={newAddress} what="link">
          Give it to this person only: anyone who opens it sees the filled-in details.
        </AddressToCopy>
      )}
    </Form>
  );
}
