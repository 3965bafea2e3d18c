import type { ReactNode } from 'react';
import type { Column } from 'shared-ui/dashboard';
import { MomentLines } from './moment-lines';
import type { RowMarks } from './row-marks';
import { RefusedReason } from './table-cells';

/** When a row was received, in the coach's time. */
export const receivedColumn = <Row extends { createdAt: Date }>(): Column<Row> => ({
  id: 'received',
  header: 'Received',
  cell: ({ createdAt }) => <MomentLines at={createdAt} />,
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
