import { Alert, Button, Stack } from 'shared-ui';
import { useWork } from '../use-work';

type InsertLinkProps = {
  isDisabled: boolean;
  /** Returns the address of a new "Book again" link. Rejects with the reason. */
  onInvite: () => Promise<string>;
  onInsert: (address: string) => void;
};

/** Puts a new "Book again" link into an email. */
export function InsertLink({ isDisabled, onInvite, onInsert }: InsertLinkProps) {
  const { isBusy, problem, run } = useWork();
  return (
    <Stack gap="xs">
      <div>
        <Button
          size="sm"
          variant="secondary"
          icon="calendar"
          isBusy={isBusy}
          disabled={isDisabled}
          onClick={() => void run(async () => onInsert(await onInvite()))}
        >
          Insert a “Book again” link
        </Button>
      </div>
      {problem && <Alert tone="danger">{`The link couldn’t be created. ${problem}`}</Alert>}
    </Stack>
  );
}
