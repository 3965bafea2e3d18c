import { Alert, Button, Inline, Stack } from 'shared-ui';
import { FileDrop } from '../../form/file-drop';
import { CampaignFrame } from '../campaigns/campaign-frame';
import { ColumnFields } from './column-fields';
import { FirstRows } from './first-rows';
import { ImportConsent } from './import-consent';
import { ImportCounts, ImportProgress } from './import-counts';
import { ImportResult } from './import-result';
import type { SubscriberImport } from './use-subscriber-import';

export type ImportViewProps = { import: SubscriberImport };

/** The steps of an import: choose a file, check columns and counts, state the consent, read the report. */
export function ImportView({ import: steps }: ImportViewProps) {
  return (
    <CampaignFrame title="Import Subscribers" lead="Add people who agreed to receive your newsletter somewhere else.">
      <Step import={steps} />
    </CampaignFrame>
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
      <FirstRows file={file} settings={settings} />
      {settings.mapping.email === undefined ? (
        <Alert tone="info">Choose the column that has the email addresses.</Alert>
      ) : (
        preview && <ImportCounts run={preview} onAgain={() => change({})} />
      )}
      {preview?.state === 'ended' && !preview.stopped && <ImportConsent count={preview.report.added} onStart={start} />}
      <Inline>
        <Button variant="ghost" onClick={reset}>
          Choose another file
        </Button>
      </Inline>
    </Stack>
  );
}
