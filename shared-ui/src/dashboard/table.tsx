import type { Key, ReactNode } from 'react';
import { Icon, VisuallyHidden } from 'shared-ui';
import {
  BusyLine,
  CellRoot,
  ColumnHeadRoot,
  Frame,
  Head,
  Place,
  RowHead,
  RowRoot,
  Rows,
  SortButton,
  TableRoot,
} from './table-styles';

export type SortState = { column: string; direction: 'ascending' | 'descending' };

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the cell the row header. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** Hides the column header visually, always or only in card layout. For columns of buttons. */
  isHeaderHidden?: boolean | 'on-cards';
  align?: 'start' | 'end';
};

export type TableProps<Row> = {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: SortState;
  onSort?: (sort: SortState) => void;
  /** `strong` for rows that need attention, `muted` for completed ones. */
  rowEmphasis?: (row: Row) => 'strong' | 'muted' | undefined;
  /** New rows are loading; the old ones stay visible. */
  isBusy?: boolean;
};

/** From this number of columns, a table needs more than a tablet's width. */
const isWide = (columns: readonly unknown[]) => columns.length > 4;

/** A table. In narrow containers every row becomes a card, in two columns if they fit. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  rowEmphasis,
  isBusy = false,
}: TableProps<Row>) {
  const cardsBelow = isWide(columns) ? 'lg' : 'md';
  return (
    <Place>
      <Frame aria-busy={isBusy} $cardsBelow={cardsBelow}>
        {isBusy && <BusyLine />}
        <TableRoot $cardsBelow={cardsBelow}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <Head>
            <RowRoot>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </RowRoot>
          </Head>
          <Rows>
            {rows.map((row) => (
              <RowRoot key={rowKey(row)} data-emphasis={rowEmphasis?.(row)}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </RowRoot>
            ))}
          </Rows>
        </TableRoot>
      </Frame>
    </Place>
  );
}

type ColumnHeadProps<Row> = { column: Column<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>;

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const isSorted = sort?.column === column.id;
  const direction = isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending';
  const words = column.isHeaderHidden === true ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  return (
    <ColumnHeadRoot aria-sort={isSorted ? sort.direction : undefined} data-align={column.align}>
      {column.isSortable && onSort ? (
        <SortButton type="button" onClick={() => onSort({ column: column.id, direction })}>
          {words}
          <Icon name="arrow-down" size="1em" />
        </SortButton>
      ) : (
        words
      )}
    </ColumnHeadRoot>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.isRowHeader) {
    return <RowHead data-align={column.align}>{column.cell(row)}</RowHead>;
  }
  return (
    <CellRoot data-align={column.align} data-label={column.isHeaderHidden ? undefined : column.header}>
      {column.cell(row)}
    </CellRoot>
  );
}
