import type { Booking, BookingStatus } from 'data-client';
import { useBookings } from 'data-client/owner';
import { useCallback } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BookingDetailsDialog } from './booking-details-dialog';
import { BookingsView } from './bookings-view';
import { readListAddress, writeListAddress, type ListAddress } from './list-address';
import { useBookingChanges } from './use-booking-changes';
import { useSearchText } from './use-search-text';

export type BookingsPageProps = {
  tabPath: string;
  /** The booking that is open. */
  recordId?: string;
};

const pageSize = 20;

export function BookingsPage({ tabPath, recordId }: BookingsPageProps) {
  const [params, setParams] = useSearchParams();
  const address = readListAddress(params);
  const { status, search, page } = address;
  const query = useBookings({ status, search: search.trim(), page, pageSize });
  const changes = useBookingChanges();
  const go = (next: Partial<ListAddress>) => setParams(writeListAddress({ ...address, page: 1, ...next }));
  const handleSearch = useCallback(
    (text: string) => setParams((now) => writeListAddress({ ...readListAddress(now), page: 1, search: text }), { replace: true }),
    [setParams],
  );
  const [searchText, setSearchText] = useSearchText(search, handleSearch);
  const addressOf = (path: string) => ({ pathname: path, search: writeListAddress(address).toString() });

  const lastPage = query.data && Math.max(1, Math.ceil(query.data.total / pageSize));
  if (lastPage && page > lastPage && !query.isPlaceholderData && !recordId) {
    return <Navigate to={{ pathname: tabPath, search: writeListAddress({ ...address, page: lastPage }).toString() }} replace />;
  }

  return (
    <>
      <BookingsView
        query={query}
        isOutdated={query.isPlaceholderData}
        address={address}
        pageSize={pageSize}
        marks={changes.marks}
        searchText={searchText}
        placeOf={({ id }) => addressOf(`${tabPath}/${id}`)}
        onSearchTextChange={setSearchText}
        onStatusChange={(next: BookingStatus | undefined) => go({ status: next })}
        onPageChange={(next) => go({ page: next })}
        onConfirm={(booking: Booking) => void changes.changeStatus(booking, 'confirmed')}
        onCancel={(booking: Booking) => void changes.changeStatus(booking, 'cancelled')}
        onDelete={(booking: Booking) => void changes.deleteBooking(booking)}
      />
      {recordId && (
        <BookingDetailsDialog
          key={recordId}
          id={recordId}
          known={query.data?.rows.find(({ id }) => id === recordId)}
          listAddress={addressOf(tabPath)}
          changes={changes}
        />
      )}
    </>
  );
}
