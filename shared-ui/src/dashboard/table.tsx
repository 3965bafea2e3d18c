import type { Key, ReactNode } from 'react';
import { VisuallyHidden } from 'shared-ui';
import * as S from './table-styles';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the cell the row header. */
  isRowHeader?: boolean;
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
  /** `strong` for rows that need attention, `muted` for completed ones. */
  rowEmphasis?: (row: Row) => 'strong' | 'muted' | undefined;
  /** New rows are loading; the old ones stay visible. */
  isBusy?: boolean;
};

/** From this number of columns, a table needs more than a tablet's width. */
const isWide = (columns: readonly unknown[]) => columns.length > 4;

/** A table. In narrow containers every row becomes a card, in two columns if they fit. */
export function Table<Row>({ caption, columns, rows, rowKey, rowEmphasis, isBusy = false }: TableProps<Row>) {
  const cardsBelow = isWide(columns) ? 'lg' : 'md';
  return (
    <S.Place>
      <S.Frame aria-busy={isBusy} $cardsBelow={cardsBelow}>
        {isBusy && <S.BusyLine />}
        <S.TableRoot $cardsBelow={cardsBelow}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <S.Head>
            <S.RowRoot>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} />
              ))}
            </S.RowRoot>
          </S.Head>
          <S.Rows>
            {rows.map((row) => (
              <S.RowRoot key={rowKey(row)} data-emphasis={rowEmphasis?.(row)}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </S.RowRoot>
            ))}
          </S.Rows>
        </S.TableRoot>
      </S.Frame>
    </S.Place>
  );
}

function ColumnHead<Row>({ column: { header, isHeaderHidden, align } }: { column: Column<Row> }) {
  return (
    <S.ColumnHeadRoot data-align={align}>
      {isHeaderHidden === true ? <VisuallyHidden>{header}</VisuallyHidden> : header}
    </S.ColumnHeadRoot>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.isRowHeader) {
    return <S.RowHead data-align={column.align}>{column.cell(row)}</S.RowHead>;
  }
  return (
    <S.CellRoot data-align={column.align} data-label={column.isHeaderHidden ? undefined : column.header}>
      {column.cell(row)}
    </S.CellRoot>
  );
}
