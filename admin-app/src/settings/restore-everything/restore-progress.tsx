import type { RestoreProgress } from 'domain/backup/restore';
import { Alert, Button, Inline, Stack, Text } from 'shared-ui';
import { ProgressBar } from '../../dashboard/progress-bar';
import { count, counted } from '../backup-words';
import type { RestoreState } from './use-restore';

type RowProps = { text: string; isBusy?: boolean; onCancel?: () => void };

function ProgressRow({ text, isBusy, onCancel }: RowProps) {
  return (
    <Inline justify="between" gap="sm">
      <Text size="sm" tone="muted" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      {onCancel && (
        <Button size="sm" variant="ghost" isBusy={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </Inline>
  );
}

type CheckProgressProps = { name: string; share: number; onCancel: () => void };

export function CheckProgress({ name, share, onCancel }: CheckProgressProps) {
  return (
    <Stack gap="xs">
      <ProgressBar aria-label="Checking the file" max={1} value={share} />
      <ProgressRow text={`Checking ${name}: ${Math.floor(share * 100)}%`} onCancel={onCancel} />
    </Stack>
  );
}

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
      <Stack gap="xs">
        <ProgressBar
          aria-label="Restoring"
          max={ofRows + ofImages || 1}
          value={isStoring || isCanceling ? undefined : rows + images}
        />
        <ProgressRow
          text={isCanceling ? 'Removing what was uploaded …' : progressWords(restore.progress)}
          isBusy={isCanceling}
          onCancel={isStoring ? undefined : onCancel}
        />
      </Stack>
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
        <Text size="sm" tone="muted">
          Keep this page open. Your site stays as it is until everything is stored.
        </Text>
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
