import { Alert, RetryButton } from 'shared-ui';
import { count, counted } from '../../dashboard/counted';
import { RunningProgress } from '../../dashboard/running-progress';
import type { ImportReport } from './run-import';
import type { ImportRun } from './use-subscriber-import';

type ImportProgressProps = { report: ImportReport; label: string; onStop?: () => void };

export function ImportProgress({ report: { done, total }, label, onStop }: ImportProgressProps) {
  const words = `${count(done)} of ${counted(total, 'line')}`;
  return (
    <RunningProgress label={label} max={total} value={done} words={words} stopLabel="Stop the import" onStop={onStop} />
  );
}

/** The preview of an import: its counts, or why checking stopped. */
export function ImportCounts({ run: { report, state, stopped }, onAgain }: { run: ImportRun; onAgain: () => void }) {
  if (state === 'running') return <ImportProgress report={report} label="Checking the addresses" />;
  if (stopped)
    return (
      <Alert tone="danger" action={<RetryButton onClick={onAgain} />}>
        {`The addresses couldn’t be checked. ${stopped}`}
      </Alert>
    );
  const unsubscribed = report.refused.filter(({ reason }) => reason === 'unsubscribed').length;
  return (
    <Alert tone="info" role="status">
      {[
        `${count(report.added)} new`,
        `${count(report.known)} already here`,
        `${count(unsubscribed)} unsubscribed earlier`,
        `${count(report.refused.length - unsubscribed)} invalid or repeated`,
      ].join(', ')}
      . Only new addresses are added. Nobody who unsubscribed is subscribed again.
    </Alert>
  );
}
