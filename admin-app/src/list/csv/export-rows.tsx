import { coachDayOf } from 'domain/coach-zones';
import { Button, Inline, useNotify } from 'shared-ui';
import { useCoachZones } from '../../dashboard/coach-time';
import { counted } from '../../dashboard/counted';
import { useAttempt } from '../../dashboard/use-attempt';
import { saveCsv } from './save-csv';
import { csvHeader, csvLines, type CsvColumns } from './csv';

type ExportRowsProps<Row> = {
  /** `booking` and `bookings`, for the button and the file's name. */
  one: string;
  many: string;
  columns: CsvColumns<Row>;
  /** How many rows match the list's filter and search. */
  count: number;
  isReading: boolean;
  /** Reads all of these rows, page by page. */
  read: (onPage: (rows: readonly Row[]) => void) => Promise<unknown>;
};

/** Downloads all rows that match a list's filter and search as a CSV file. */
export function ExportRows<Row>({ one, many, columns, count, isReading, read }: ExportRowsProps<Row>) {
  const attempt = useAttempt();
  const notify = useNotify();
  const zones = useCoachZones();
  const exportAll = async () => {
    const parts = [csvHeader(columns)];
    let exported = 0;
    await read((rows) => {
      exported += rows.length;
      parts.push(csvLines(columns, rows, zones));
    });
    const name = `${many}-${coachDayOf(new Date(), zones)}.csv`;
    saveCsv(name, parts);
    notify({ tone: 'success', message: `${counted(exported, one, many)} exported to ${name}.` });
  };
  const handleExport = () => void attempt('The list couldn’t be exported.', exportAll);
  return (
    <Inline justify="end">
      <Button size="sm" variant="ghost" isBusy={isReading} onClick={handleExport}>
        Export {counted(count, one, many)} (.csv)
      </Button>
    </Inline>
  );
}
