import { useBookings } from 'data-client/owner';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
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
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readListAddress(params);
  const { status, search, page } = address;
  const query = useBookings({ status, search: search.trim(), page, pageSize });
  const changes = useBookingChanges();

  const placeOf = (path: string, list: ListAddress = address) => ({
    pathname: path,
    search: writeListAddress(list).toString(),
  });
  const go = (change: Partial<ListAddress>, options?: { replace: boolean }) =>
    void navigate(placeOf(tabPath, { ...address, page: 1, ...change }), options);
  const [searchText, setSearchText] = useSearchText(search, (text) => go({ search: text }, { replace: true }));

  const lastPage = query.data ? Math.max(1, Math.ceil(query.data.total / pageSize)) : page;
  // The list grew shorter, or the address is older than the list.
  const isBeyondLastPage = page > lastPage && !query.isPlaceholderData && !recordId;

  return (
    <>
      {isBeyondLastPage && <Navigate to={placeOf(tabPath, { ...address, page: lastPage })} replace />}
      <BookingsView
        query={query}
        isOutdated={query.isPlaceholderData}
        address={address}
        pageSize={pageSize}
        marks={changes.marks}
        searchText={searchText}
        placeOf={({ id }) => placeOf(`${tabPath}/${id}`)}
        onSearchTextChange={setSearchText}
        onStatusChange={(next) => go({ status: next })}
        onPageChange={(next) => go({ page: next })}
        onConfirm={(booking) => void changes.changeStatus(booking, 'confirmed')}
        onCancel={(booking) => void changes.changeStatus(booking, 'cancelled')}
        onDelete={(booking) => void changes.deleteBooking(booking)}
      />
      {recordId && (
        <BookingDetailsDialog
          key={recordId}
          id={recordId}
          known={query.data?.rows.find(({ id }) => id === recordId)}
          listAddress={placeOf(tabPath)}
          changes={changes}
        />
      )}
    </>
  );
}
