import { useState, type FormEvent } from 'react';
import { Button, Checkbox, Stack } from 'shared-ui';
import { counted } from '../../dashboard/counted';
import { PartHeading } from '../../dashboard/panel-head';

/** The owner's statement about everyone she imports, stored with each of them. */
const consentStatement = 'These people agreed to receive my newsletter by email, and I can prove it.';

/** The owner's statement, without which nothing is imported. */
export function ImportConsent({ count: added, onStart }: { count: number; onStart: (statement: string) => void }) {
  const [isStated, setStated] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!isStated);
    if (isStated) onStart(consentStatement);
  };
  if (added === 0) return null;
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="sm">
        <PartHeading>Consent</PartHeading>
        <Checkbox
          required
          label={consentStatement}
          hint="This statement and today’s date are stored with every imported address, in place of a confirmation by email."
          error={isMissing ? 'Please confirm that these people agreed.' : undefined}
          checked={isStated}
          onChange={({ target }) => {
            setStated(target.checked);
            setMissing(false);
          }}
        />
        <Button type="submit">{`Import ${counted(added, 'subscriber')}`}</Button>
      </Stack>
    </form>
  );
}
