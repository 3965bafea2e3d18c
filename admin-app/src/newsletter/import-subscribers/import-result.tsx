import { Alert, Button, Inline, Stack, Muted } from 'shared-ui';
import { Table } from 'shared-ui/dashboard';
import { saveCsv } from '../../list/csv/save-csv';
import { count, counted } from '../../dashboard/counted';
import { refusalWords, refusedFile } from './run-import';
import type { ImportRun } from './use-subscriber-import';
import { PartHeading } from '../../dashboard/panel-head';

const shown = 100;

type ImportResultProps = { run: ImportRun; header: readonly string[]; delimiter: string; onAgain: () => void };

/** The result of the import, with every rejected line. */
export function ImportResult({ run: { report, stopped }, header, delimiter, onAgain }: ImportResultProps) {
  const { done, total, added, known, refused } = report;
  const counts = `${count(added)} added, ${count(known)} already here, ${count(refused.length)} rejected.`;
  return (
    <Stack gap="md">
      {stopped ? (
        <Alert tone="warning">
          {`The import stopped after ${count(done)} of ${counted(total, 'line')}: ${counts} ${stopped} To continue, import the same file again; nobody is added twice.`}
        </Alert>
      ) : (
        <Alert tone="success" role="status">
          {`The import is complete: ${counts}`}
        </Alert>
      )}
      {refused.length > 0 && (
        <>
          <Inline justify="between" gap="sm">
            <PartHeading>Rejected lines</PartHeading>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => saveCsv('rejected-lines.csv', refusedFile(refused, header))}
            >
              {`Download ${counted(refused.length, 'rejected line')} (.csv)`}
            </Button>
          </Inline>
          <Table
            caption="Rejected lines"
            columns={[
              { id: 'line', header: 'Line', isRowHeader: true, cell: ({ record }) => count(record.line) },
              { id: 'text', header: 'Text', cell: ({ record }) => record.fields.join(delimiter).slice(0, 300) },
              { id: 'reason', header: 'Reason', cell: ({ reason }) => refusalWords[reason] },
            ]}
            rows={refused.slice(0, shown)}
            rowKey={({ record }) => String(record.line)}
          />
          {refused.length > shown && <Muted>{`The first ${shown} are shown; the file has all of them.`}</Muted>}
        </>
      )}
      <Button variant="secondary" onClick={onAgain}>
        Import another file
      </Button>
    </Stack>
  );
}
