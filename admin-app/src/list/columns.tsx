import type { ReactNode } from 'react';
import type { Column } from 'shared-ui/dashboard';
import { coachDay, coachHour } from '../dashboard/coach-time';
import type { RowMarks } from './row-marks';
import { DetailLine, Line, RefusedReason } from './table-cells';

/** When a row was received, in the coach's time. */
export const receivedColumn = <Row extends { createdAt: Date }>(header = 'Received'): Column<Row> => ({
  id: 'received',
  header,
  cell: ({ createdAt }) => (
    <time dateTime={createdAt.toISOString()}>
      <Line>{coachDay(createdAt)}</Line>
      <DetailLine>{coachHour(createdAt)}</DetailLine>
    </time>
  ),
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
