import type { ReactNode } from 'react';
import type { Column } from 'shared-ui/dashboard';
import { MomentLines, RefusedReason } from './table-cells';
import type { RowMarks } from './row-marks';
import { Checkbox, VisuallyHidden } from 'shared-ui';
import type { Selection } from './use-record-list';

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

/** The checkbox column. */
export const selectColumn = <Row extends { id: string }>(
  selection: Selection,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  id: 'select',
  header: 'Select',
  isHeaderHidden: true,
  cell: (row) => (
    <Checkbox
      label={<VisuallyHidden>{`Select ${nameOf(row)}`}</VisuallyHidden>}
      checked={selection.ids.has(row.id)}
      onChange={() => selection.toggle(row.id)}
    />
  ),
});
