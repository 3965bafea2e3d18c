import type { RestoreProgress } from 'domain/backup/restore';
import { Alert, Button, Muted } from 'shared-ui';
import { RunningProgress } from '../../dashboard/running-progress';
import { count, counted } from '../../dashboard/counted';
import type { RestoreState } from './use-restore';

type RestoreProgressViewProps = {
  restore: Extract<RestoreState, { state: 'running' | 'interrupted' }>;
  onCancel: () => void;
  onGoOn: () => void;
};

/** The progress of a restore. It cannot be canceled while the rows are being stored. */
export function RestoreProgressView({ restore, onCancel, onGoOn }: RestoreProgressViewProps) {
  const isCanceling = restore.state === 'running' && restore.isCanceling;
  const { rows = 0, ofRows = 0, images = 0, ofImages = 0, isStoring = false } = restore.progress ?? {};
  return (
    <>
      <RunningProgress
        label="Restoring"
        max={ofRows + ofImages}
        value={isStoring || isCanceling ? undefined : rows + images}
        words={isCanceling ? 'Removing what was uploaded …' : progressWords(restore.progress)}
        isStopping={isCanceling}
        onStop={isStoring ? undefined : onCancel}
      />
      {restore.state === 'interrupted' ? (
        <Alert
          tone="warning"
          title={isStoring ? 'The connection was lost while the rows were stored.' : 'The restore is paused.'}
          action={
            <Button size="sm" onClick={onGoOn}>
              Continue
            </Button>
          }
        >
          {`${restore.reason} Nothing that was uploaded is lost.`}
        </Alert>
      ) : (
        <Muted>Keep this page open. Your site stays as it is until everything is stored.</Muted>
      )}
    </>
  );
}

function progressWords(progress: RestoreProgress | undefined): string {
  if (!progress) return 'Starting …';
  const { rows, ofRows, images, ofImages, isStoring } = progress;
  if (isStoring) return 'Everything is uploaded. Storing it, which can take a few minutes …';
  return `Uploaded ${count(rows)} of ${counted(ofRows, 'row')} and ${count(images)} of ${counted(ofImages, 'image')}`;
}
