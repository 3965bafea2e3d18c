import type { Booking } from 'data-client';
import { Button } from 'shared-ui';
import { DeskList } from '../desk-list/desk-list';
import type { ListState } from '../desk-list/use-desk-list';
import { BookingsTable, type BookingsTableProps } from './bookings-table';
import { bookingOrders, listWords, statusFilter } from './booking-words';

export type BookingsViewProps = Omit<BookingsTableProps, 'rows' | 'selection' | 'isBusy' | 'placeOf'> & {
  list: ListState<Booking>;
};

/** The list of bookings, and what can be done with several of them. */
export function BookingsView({ list, ...table }: BookingsViewProps) {
  const { onStatusChange, onDelete } = table;
  return (
    <DeskList
      list={list}
      words={listWords}
      filter={statusFilter}
      sorts={bookingOrders}
      bulk={(bookings) => (
        <>
          <Button size="sm" onClick={() => onStatusChange(bookings, 'confirmed')}>
            Confirm selected
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onStatusChange(bookings, 'cancelled')}>
            Cancel selected
          </Button>
          <Button size="sm" variant="danger" onClick={() => onDelete(bookings)}>
            Delete selected
          </Button>
        </>
      )}
    >
      {(rows) => (
        <BookingsTable
          {...table}
          rows={rows}
          selection={list.selection}
          isBusy={list.isOutdated}
          placeOf={({ id }) => list.recordPlace(id)}
        />
      )}
    </DeskList>
  );
}
