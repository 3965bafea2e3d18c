import { Heading, Stack } from 'shared-ui';
import { Table } from 'shared-ui/dashboard';
import { dateWords } from '../../dashboard/coach-time';
import { entryOf } from './columns';
import type { CsvFile } from './read-csv';
import { refusalWords } from './run-import';
import type { ImportSettings } from './use-subscriber-import';

const shown = 5;

/** The first people of the file, as they would be imported. */
export function FirstRows({ file, settings }: { file: CsvFile; settings: ImportSettings }) {
  const from = settings.isHeader ? 1 : 0;
  const rows = file.records.slice(from, from + shown).map((record) => {
    const entry = entryOf(record, settings.mapping, settings.order);
    const text = { line: record.line, email: '', name: '', date: '', source: '' };
    if (typeof entry === 'string') return { ...text, email: refusalWords[entry] };
    return { ...text, ...entry, date: entry.consentedOn ? dateWords(entry.consentedOn) : '' };
  });
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        First lines
      </Heading>
      <Table
        caption="First lines of the file"
        columns={[
          { id: 'email', header: 'Email address', isRowHeader: true, cell: ({ email }) => email || '–' },
          { id: 'name', header: 'Name', cell: ({ name }) => name || '–' },
          { id: 'date', header: 'Date of consent', cell: ({ date }) => date || '–' },
          { id: 'source', header: 'Source', cell: ({ source }) => source || '–' },
        ]}
        rows={rows}
        rowKey={({ line }) => String(line)}
      />
    </Stack>
  );
}
