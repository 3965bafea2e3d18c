import { Alert, Button, Stack } from 'shared-ui';
import { useRecordId } from '../use-record-id';
import { useWork } from '../use-work';

type InsertLinkProps = {
  isDisabled: boolean;
  /** Returns the address of a new "Book again" link with this id. Rejects with the reason. */
  onInvite: (id: string) => Promise<string>;
  onInsert: (address: string) => void;
};

/** Puts a new "Book again" link into an email. */
export function InsertLink({ isDisabled, onInvite, onInsert }: InsertLinkProps) {
  const [id, renewId] = useRecordId();
  const { isBusy, problem, run } = useWork();
  const handleInsert = async () => {
    onInsert(await onInvite(id));
    renewId();
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
          onClick={() => void run(handleInsert)}
        >
          Insert a “Book again” link
        </Button>
      </div>
      {problem && <Alert tone="danger">{`The link couldn’t be created. ${problem}`}</Alert>}
    </Stack>
  );
}
