import { color, font, Stack } from 'shared-ui';
import { Table } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { dateWords } from '../../dashboard/coach-time';
import { cellsOf, entryOf } from './columns';
import type { CsvFile } from './read-csv';
import { refusalWords, type RefusedLine } from './run-import';
import type { ImportSettings } from './use-subscriber-import';
import { PartHeading } from '../../dashboard/panel-head';

const shown = 5;

const Problem = styled.span`
  display: block;
  color: ${color.danger};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.body};
`;

type FirstRowsProps = { file: CsvFile; settings: ImportSettings; refused?: readonly RefusedLine[] };

/** The first people of the file as they would be imported, or why they would not. */
export function FirstRows({ file, settings, refused = [] }: FirstRowsProps) {
  const from = settings.isHeader ? 1 : 0;
  const rows = file.records.slice(from, from + shown).map((record) => {
    const entry = entryOf(record, settings.mapping, settings.order);
    const cells = { line: record.line, ...cellsOf(record, settings.mapping) };
    if (typeof entry === 'string') return { ...cells, problem: refusalWords[entry] };
    // Only the server knows which addresses are invalid.
    const reason = refused.find(({ record: { line } }) => line === record.line)?.reason;
    return {
      ...cells,
      date: entry.consentedOn ? dateWords(entry.consentedOn) : '',
      problem: reason && refusalWords[reason],
    };
  });
  return (
    <Stack gap="sm">
      <PartHeading>First lines</PartHeading>
      <Table
        caption="First lines of the file"
        columns={[
          {
            id: 'email',
            header: 'Email address',
            isRowHeader: true,
            cell: ({ email, problem }) => (
              <>
                {email || '–'}
                {problem && <Problem>{problem}</Problem>}
              </>
            ),
          },
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
