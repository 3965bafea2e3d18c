import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import type { BookingStatus } from 'domain/booking-status';
import { aLongBooking, someBookings } from '../testing/some-bookings';
import { failedQuery, pendingQuery, storyList, storyChanges } from '../testing/story-list';
import { WithOwner } from '../testing/with-owner';
import { BookingsView } from './bookings-view';

const rows = someBookings(20);
const pendingRows = someBookings(4, 'pending');
const [first = '', second = '', third = ''] = pendingRows.map(({ id }) => id);
const full = { rows, total: 143 };

const meta = {
  title: 'Admin/Bookings',
  component: BookingsView,
  decorators: [WithOwner],
  args: { list: storyList(full), changes: storyChanges() },
} satisfies Meta<typeof BookingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const SomeSelected: Story = { args: { list: storyList(full, { chosen: 3 }) } };

export const PastSelected: Story = {
  args: { list: storyList({ rows: [...someBookings(2, 'completed'), ...pendingRows] }, { chosen: 2 }) },
};

export const RowsAtWork: Story = {
  args: {
    list: storyList({ rows: pendingRows }),
    changes: storyChanges<BookingStatus>([
      [first, { state: 'changing', to: 'confirmed' }],
      [second, { state: 'changing', to: 'cancelled' }],
      [third, { state: 'refused', reason: 'Another booking already has this time. Cancel that one first.' }],
    ]),
  },
};

export const Loading: Story = { args: { list: storyList(full, { query: pendingQuery }) } };

export const None: Story = { args: { list: storyList({ rows: [] }) } };

export const NoMatch: Story = {
  args: { list: storyList({ rows: [] }, { address: { filters: {}, search: 'zebra', page: 1 }, searchText: 'zebra' }) },
};

const offline = new DataError('offline');

export const Failed: Story = { args: { list: storyList(full, { query: failedQuery(offline) }) } };

export const LongTexts: Story = { args: { list: storyList({ rows: [aLongBooking(), ...someBookings(2)] }) } };
