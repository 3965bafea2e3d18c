import type { Key, ReactNode } from 'react';
import { Icon, VisuallyHidden } from 'shared-ui';
import { BusyLine, Frame, SortButton, TableRoot } from './table-styles';

export type SortState = { column: string; direction: 'ascending' | 'descending' };

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Names the row: the first thing read out with it. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** For columns of buttons: the head is for screen readers only. */
  isHeaderHidden?: boolean;
  align?: 'start' | 'end';
};

export type TableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: SortState;
  onSort?: (sort: SortState) => void;
  /** `strong` for rows that wait for the owner, `muted` for those that are done with. */
  rowEmphasis?: (row: Row) => 'strong' | 'muted' | undefined;
  /** New rows are on their way; the old ones stay readable. */
  isBusy?: boolean;
};

/** Rows and columns; on phones every row becomes a card. Explicit roles survive the change of display. */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort, rowEmphasis, isBusy = false }: TableProps<Row>) {
  return (
    <Frame aria-busy={isBusy}>
      {isBusy && <BusyLine />}
      <TableRoot role="table">
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)} data-emphasis={rowEmphasis?.(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </TableRoot>
    </Frame>
  );
}

type ColumnHeadProps<Row> = { column: Column<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>;

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const isSorted = sort?.column === column.id;
  const direction = isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending';
  const words = column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  return (
    <th role="columnheader" scope="col" aria-sort={isSorted ? sort.direction : undefined} data-align={column.align}>
      {column.isSortable && onSort ? (
        <SortButton type="button" onClick={() => onSort({ column: column.id, direction })}>
          {words}
          <Icon name="arrow-down" size="1em" />
        </SortButton>
      ) : (
        words
      )}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.isRowHeader) {
    return (
      <th role="rowheader" scope="row" data-align={column.align}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" data-align={column.align} data-label={column.isHeaderHidden ? undefined : column.header}>
      {column.cell(row)}
    </td>
  );
}
