import { Alert, Button, Inline, Stack, Text } from 'shared-ui';
import { ProgressBar } from '../../dashboard/progress-bar';
import { count } from '../newsletter-numbers';
import type { ExportState } from './use-subscriber-export';

export type ExportStatusProps = { export: ExportState; onCancel: () => void };

/** The progress and result of the export. */
export function ExportStatus({ export: state, onCancel }: ExportStatusProps) {
  if (state.state === 'idle') return null;
  if (state.state === 'failed') return <Alert tone="danger">{`The export failed. ${state.reason}`}</Alert>;
  if (state.state === 'done') {
    return (
      <Alert tone="success" role="status">
        {`${count(state.count)} active ${state.count === 1 ? 'subscriber' : 'subscribers'} exported.`}
      </Alert>
    );
  }
  return (
    <Stack gap="xs">
      <ProgressBar aria-label="Exporting subscribers" max={state.total || 1} value={state.done} />
      <Inline justify="between" gap="sm">
        <Text size="sm" tone="muted">
          {`${count(state.done)} of ${count(state.total)} subscribers`}
        </Text>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel export
        </Button>
      </Inline>
    </Stack>
  );
}
