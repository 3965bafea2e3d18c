import { Alert, Button, Stack, RetryButton } from 'shared-ui';
import { FileDrop } from '../../form/file-drop';
import { ColumnFields } from './column-fields';
import { FirstRows } from './first-rows';
import { ImportConsent } from './import-consent';
import { ImportResult } from './import-result';
import type { SubscriberImport, ImportRun } from './use-subscriber-import';
import { BackLink } from '../../dashboard/back-link';
import { count, counted } from '../../dashboard/counted';
import { PanelHead } from '../../dashboard/panel-head';
import { RunningProgress } from '../../dashboard/running-progress';
import type { ImportReport } from './run-import';

export type ImportViewProps = { import: SubscriberImport };

/** The steps of an import: choose a file, check columns and counts, state the consent, read the report. */
export function ImportView({ import: steps }: ImportViewProps) {
  return (
    <Stack gap="md">
      <BackLink to="newsletter">Back to the newsletter</BackLink>
      <PanelHead title="Import Subscribers">Add people who agreed to receive your newsletter somewhere else.</PanelHead>
      <Step import={steps} />
    </Stack>
  );
}

function Step({ import: steps }: Pick<ImportViewProps, 'import'>) {
  const { state, read, change, readAgain, reset, start, stop } = steps;
  const { file, settings, preview, result } = state;
  if (!file || !settings)
    return (
      <Stack gap="md">
        {state.problem && <Alert tone="danger">{state.problem}</Alert>}
        <FileDrop
          kind="CSV file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          hint="One person per line, with their email address and, if you have them, name, date of consent and source."
          isBusy={state.isReading}
          onFile={read}
        />
      </Stack>
    );
  if (result?.state === 'running')
    return <ImportProgress report={result.report} label="Importing subscribers" onStop={stop} />;
  if (result) {
    const [header] = file.records;
    return (
      <ImportResult
        run={result}
        header={(settings.isHeader ? header?.fields : undefined) ?? []}
        delimiter={file.delimiter}
        onAgain={reset}
      />
    );
  }
  return (
    <Stack gap="lg">
      <ColumnFields file={file} settings={settings} onChange={change} onRead={readAgain} />
      <FirstRows file={file} settings={settings} refused={preview?.report.refused} />
      {settings.mapping.email === undefined ? (
        <Alert tone="info">Choose the column that has the email addresses.</Alert>
      ) : (
        preview && <ImportCounts run={preview} onAgain={() => change({})} />
      )}
      {preview?.state === 'ended' && !preview.stopped && <ImportConsent count={preview.report.added} onStart={start} />}
      <Button variant="ghost" onClick={reset}>
        Choose another file
      </Button>
    </Stack>
  );
}

type ImportProgressProps = { report: ImportReport; label: string; onStop?: () => void };

function ImportProgress({ report: { done, total }, label, onStop }: ImportProgressProps) {
  const words = `${count(done)} of ${counted(total, 'line')}`;
  return (
    <RunningProgress label={label} max={total} value={done} words={words} stopLabel="Stop the import" onStop={onStop} />
  );
}

/** The preview of an import: its counts, or why checking stopped. */
function ImportCounts({ run: { report, state, stopped }, onAgain }: { run: ImportRun; onAgain: () => void }) {
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
