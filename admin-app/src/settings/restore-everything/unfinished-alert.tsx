import type { UnfinishedRestore } from 'data-client/owner';
import { Alert, Button } from 'shared-ui';
import { useCoachTime } from '../../dashboard/coach-time';

type UnfinishedAlertProps = {
  unfinished: UnfinishedRestore;
  isDropping?: boolean;
  problem?: string;
  onDrop: () => void;
};

/** A restore that runs elsewhere or was interrupted, which the owner can stop or clean up. */
export function UnfinishedAlert({ unfinished, isDropping, problem, onDrop }: UnfinishedAlertProps) {
  const { moment } = useCoachTime();
  const startedAt = moment(new Date(unfinished.started_at));
  const { title, text, label } = unfinished.is_running
    ? {
        title: 'A restore is running in another tab or on another computer.',
        text: `It started ${startedAt}. This page shows its progress. If you closed that tab, stop the restore here to start over.`,
        label: 'Stop it',
      }
    : {
        title: 'A restore was interrupted. Your site hasn’t changed.',
        text: `It started ${startedAt}. Choose the file again to start over, or remove what was uploaded.`,
        label: 'Remove uploads',
      };
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <Button size="sm" variant="secondary" isBusy={isDropping} onClick={onDrop}>
          {label}
        </Button>
      }
    >
      {problem ? `${text} ${problem}` : text}
    </Alert>
  );
}
