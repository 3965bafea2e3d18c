import { useState } from 'react';
import { Button, Checkbox } from 'shared-ui';
import { Form } from '../../form/form';
import { counted } from '../../dashboard/counted';
import { PartHeading } from '../../dashboard/panel-head';

/** The owner's statement about everyone she imports, stored with each of them. */
const consentStatement = 'These people agreed to receive my newsletter by email, and I can prove it.';

/** The owner's statement, without which nothing is imported. */
export function ImportConsent({ count: added, onStart }: { count: number; onStart: (statement: string) => void }) {
  const [isStated, setStated] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = () => {
    setMissing(!isStated);
    if (isStated) onStart(consentStatement);
  };
  if (added === 0) return null;
  return (
    <Form gap="sm" onSubmit={handleSubmit}>
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
    </Form>
  );
}
