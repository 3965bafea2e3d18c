import type { BookingStatus } from 'data-client';
import { bookingStatuses } from 'data-client';
import type { BookingPage } from 'data-client/owner';
import { useRef } from 'react';
import {
  Button,
  EmptyState,
  Heading,
  IconButton,
  QueryView,
  SearchInput,
  Stack,
  Text,
  type QueryLike,
} from 'shared-ui';
import { Pagination, Tabs } from 'shared-ui/desk';
import { BookingsSkeleton } from './bookings-skeleton';
import { BookingsTable, type BookingsTableProps } from './bookings-table';
import { Search, Toolbar } from './bookings-view.styles';
import type { ListAddress } from './list-address';
import { statusWords } from './status-badge';
import { useKeptFocus } from './use-kept-focus';

export type BookingsViewProps = Omit<BookingsTableProps, 'rows' | 'isBusy'> & {
  query: QueryLike<BookingPage>;
  /** What is shown is of the filter before this one. */
  isOutdated?: boolean;
  address: ListAddress;
  pageSize: number;
  searchText: string;
  onSearchTextChange: (text: string) => void;
  onStatusChange: (status: BookingStatus | undefined) => void;
  onPageChange: (page: number) => void;
};

const filters = [
  { id: 'all' as const, label: 'All' },
  ...bookingStatuses.map((id) => ({ id, label: statusWords[id] })),
];

/** The list of bookings with its filter, search and pages. */
export function BookingsView(props: BookingsViewProps) {
  const { query, address, searchText, onSearchTextChange, onStatusChange } = props;
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list);
  return (
    <Stack gap="md">
      <Toolbar>
        <div>
          <Heading level={2} size="lg">
            Bookings
          </Heading>
          <Text size="sm" tone="muted">
            Newest first. All times are Eastern Time.
          </Text>
        </div>
        <Search>
          <SearchInput
            label="Search bookings"
            placeholder="Name or email"
            value={searchText}
            onChange={onSearchTextChange}
          />
          <IconButton
            label="Refresh"
            icon="refresh"
            variant="secondary"
            isBusy={query.isFetching}
            onClick={() => void query.refetch()}
          />
        </Search>
      </Toolbar>
      <Tabs
        label="Filter by status"
        tabs={filters}
        selected={address.status ?? 'all'}
        onSelect={(id) => onStatusChange(id === 'all' ? undefined : id)}
      >
        <div ref={list} tabIndex={-1}>
          <BookingsList {...props} />
        </div>
      </Tabs>
    </Stack>
  );
}

function BookingsList({
  query,
  isOutdated = false,
  address,
  pageSize,
  searchText: _,
  onSearchTextChange,
  onPageChange,
  ...table
}: BookingsViewProps) {
  return (
    <QueryView
      query={query}
      pending={<BookingsSkeleton />}
      isEmpty={({ total }) => total === 0}
      empty={<NoBookings address={address} onClearSearch={() => onSearchTextChange('')} />}
      error={(error) => `Bookings could not be loaded. ${error instanceof Error ? error.message : ''}`.trim()}
    >
      {({ rows, total }) => (
        <Stack gap="md">
          <BookingsTable {...table} rows={rows} isBusy={isOutdated} />
          <Pagination
            label="bookings"
            page={address.page}
            pageSize={pageSize}
            total={total}
            onPageChange={onPageChange}
          />
        </Stack>
      )}
    </QueryView>
  );
}

function NoBookings({
  address: { status, search },
  onClearSearch,
}: {
  address: ListAddress;
  onClearSearch: () => void;
}) {
  if (search.trim()) {
    return (
      <EmptyState
        title="No bookings found"
        description={`Nothing matches “${search.trim()}”${status ? ` among ${status} bookings` : ''}.`}
        action={
          <Button variant="secondary" onClick={onClearSearch}>
            {`Show all ${status ? `${status} ` : ''}bookings`}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No bookings found"
      description={status ? `No ${status} bookings found.` : 'No bookings have been made yet.'}
    />
  );
}
