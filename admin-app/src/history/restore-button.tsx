import { useRestoreDeleted, type HistoryEntry } from 'data-client/owner';
import { Button, useNotify, VisuallyHidden } from 'shared-ui';
import { useCoachTime } from '../dashboard/coach-time';
import { Detail } from '../list/table-cells';
import { subjectOf } from './history-words';

type RestoreButtonProps = { entry: HistoryEntry; until: Date };

/** Restores a deleted record, and says until when that is possible. */
export function RestoreButton({ entry, until }: RestoreButtonProps) {
  const restore = useRestoreDeleted();
  const { day } = useCoachTime();
  const notify = useNotify();
  const subject = subjectOf(entry);
  const handleClick = () =>
    restore.mutate(entry.id, {
      onSuccess: () => notify({ tone: 'success', message: `${subject} was restored.` }),
      onError: ({ message }) => notify({ tone: 'error', message: `${subject} wasn’t restored. ${message}` }),
    });
  return (
    <div>
      <Button size="sm" variant="secondary" isBusy={restore.isPending} onClick={handleClick}>
        Restore<VisuallyHidden> {subject}</VisuallyHidden>
      </Button>
      <Detail>{`until ${day(until)}`}</Detail>
    </div>
  );
}
