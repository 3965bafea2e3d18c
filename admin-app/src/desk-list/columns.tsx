import type { ReactNode } from 'react';
import type { Column } from 'shared-ui/desk';
import { coachDay, coachHour } from './coach-moments';
import type { RowMarks } from './row-marks';
import { DetailLine, Line, RefusedReason } from './table-cells';

/** When a row arrived, on the coach's calendar and clock. */
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

/** How a row stands, and why the last change of it was refused. */
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
