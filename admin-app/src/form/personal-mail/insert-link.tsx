import { useState } from 'react';
import { Alert, Button, Stack } from 'shared-ui';
import { reasonOf } from '../../list/row-marks';

type InsertLinkProps = {
  isDisabled: boolean;
  /** Returns the address of a new "Book again" link. Rejects with the reason. */
  onInvite: () => Promise<string>;
  onInsert: (address: string) => void;
};

/** Puts a new "Book again" link into an email. */
export function InsertLink({ isDisabled, onInvite, onInsert }: InsertLinkProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const handleClick = async () => {
    setBusy(true);
    setProblem('');
    try {
      onInsert(await onInvite());
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="xs">
      <div>
        <Button
          size="sm"
          variant="secondary"
          icon="calendar"
          isBusy={isBusy}
          disabled={isDisabled}
          onClick={() => void handleClick()}
        >
          Insert a “Book again” link
        </Button>
      </div>
      {problem && <Alert tone="danger">{`The link couldn’t be created. ${problem}`}</Alert>}
    </Stack>
  );
}
