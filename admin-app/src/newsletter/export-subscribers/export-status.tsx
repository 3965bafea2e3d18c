import { Alert } from 'shared-ui';
import { count, counted } from '../../dashboard/counted';
import { RunningProgress } from '../../dashboard/running-progress';
import type { ExportState } from './use-subscriber-export';

export type ExportStatusProps = { export: ExportState; onCancel: () => void };

/** The progress and result of the export. */
export function ExportStatus({ export: state, onCancel }: ExportStatusProps) {
  if (state.state === 'idle') return null;
  if (state.state === 'failed') return <Alert tone="danger">{`The export failed. ${state.reason}`}</Alert>;
  if (state.state === 'done') {
    return (
      <Alert tone="success" role="status">
        {`${counted(state.count, 'active subscriber')} exported.`}
      </Alert>
    );
  }
  return (
    <RunningProgress
      label="Exporting subscribers"
      max={state.total}
      value={state.done}
      words={`${count(state.done)} of ${count(state.total)} subscribers`}
      stopLabel="Cancel export"
      onStop={onCancel}
    />
  );
}
