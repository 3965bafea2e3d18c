import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError, type Booking } from 'data-client';
import type { BookingPage } from 'data-client/owner';
import type { QueryLike } from 'shared-ui';
import { aLongBooking, someBookings } from '../testing/some-bookings';
import type { BookingMark } from './booking-marks';
import { BookingsView } from './bookings-view';

const ready = (rows: Booking[], total = rows.length): QueryLike<BookingPage> => ({
  status: 'success',
  data: { rows, total },
  error: null,
  isFetching: false,
  refetch: () => {},
});

const rows = someBookings(20);
const pendingRows = someBookings(4, 'pending');
const [first, second, third, fourth] = pendingRows.map(({ id }) => id);
const marks = (list: [string | undefined, BookingMark][]) => new Map(list.map(([id, mark]) => [id ?? '', mark]));

const meta = {
  title: 'Admin/Bookings',
  component: BookingsView,
  args: {
    query: ready(rows, 143),
    address: { search: '', page: 1 },
    pageSize: 20,
    marks: new Map(),
    searchText: '',
    placeOf: ({ id }) => `/admin/bookings/${id}`,
    onSearchTextChange: () => {},
    onStatusChange: () => {},
    onPageChange: () => {},
    onConfirm: () => {},
    onCancel: () => {},
    onDelete: () => {},
  },
} satisfies Meta<typeof BookingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LastPage: Story = { args: { query: ready(someBookings(3), 143), address: { search: '', page: 8 } } };

export const OnlyPending: Story = {
  args: { query: ready(pendingRows), address: { status: 'pending', search: '', page: 1 } },
};

export const RowsAtWork: Story = {
  args: {
    query: ready(pendingRows),
    marks: marks([
      [first, { state: 'changing', to: 'confirmed' }],
      [second, { state: 'changing', to: 'cancelled' }],
      [third, { state: 'changing', to: 'deleted' }],
      [fourth, { state: 'refused', reason: 'Another booking holds this time. Cancel that one first.' }],
    ]),
  },
};

export const Loading: Story = {
  args: { query: { status: 'pending', data: undefined, error: null, isFetching: true, refetch: () => {} } },
};

export const LoadingAnotherPage: Story = {
  args: { query: { ...ready(rows, 143), isFetching: true }, isOutdated: true },
};

export const None: Story = { args: { query: ready([]) } };

export const NonePending: Story = { args: { query: ready([]), address: { status: 'pending', search: '', page: 1 } } };

export const NoMatch: Story = {
  args: { query: ready([]), address: { search: 'zebra', page: 1 }, searchText: 'zebra' },
};

const offline = new DataError('offline');

export const Failed: Story = {
  args: { query: { status: 'error', data: undefined, error: offline, isFetching: false, refetch: () => {} } },
};

export const FailedWithLastGoodData: Story = {
  args: { query: { ...ready(rows, 143), status: 'error', error: offline } },
};

export const LongTexts: Story = { args: { query: ready([aLongBooking(), ...someBookings(2)]) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const NarrowPhone: Story = { ...LongTexts, globals: { viewport: { value: 'small' } } };
