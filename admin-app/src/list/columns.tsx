import type { ReactNode } from 'react';
import type { Column } from 'shared-ui/dashboard';
import { MomentLines } from './moment-lines';
import type { RowMarks } from './row-marks';
import { RefusedReason } from './table-cells';

/** A moment of a row, in the coach's time. */
export const momentColumn = <Row,>(header: string, momentOf: (row: Row) => Date): Column<Row> => ({
  id: 'moment',
  header,
  cell: (row) => <MomentLines at={momentOf(row)} />,
});

/** The status of a row, and why its last change failed. */
export const statusColumn = <Row extends { id: string }>(
  marks: RowMarks,
  badge: (row: Row) => ReactNode,
): Column<Row> => ({
  id: 'status',
  header: 'Status',
  cell: (row) => (
    <div>
      {badge(row)}
      <RefusedReason mark={marks.get(row.id)} />
    </div>
  ),
});

/** The buttons of a row, at its end. */
export const actionsColumn = <Row,>(actions: (row: Row) => ReactNode): Column<Row> => ({
  id: 'actions',
  header: 'Actions',
  isHeaderHidden: true,
  align: 'end',
  cell: actions,
});
