import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import type { OwnerBooking } from 'data-client/owner';
import { inFrames } from 'shared-ui/testing';
import { aLongBooking, anOwnerBooking } from '../testing/some-bookings';
import { failedQuery, pendingQuery, readyQuery } from '../testing/story-list';
import { WithOwner } from '../testing/with-owner';
import { BookingDetailsView } from './booking-details-view';

const ready = (data: OwnerBooking | null) => readyQuery<OwnerBooking | null>(data);

const meta = {
  title: 'Admin/Booking details',
  component: BookingDetailsView,
  parameters: { docs: { story: inFrames } },
  decorators: [WithOwner],
  args: {
    query: ready(anOwnerBooking()),
    onMove: () => {},
    onRelocate: () => {},
    onStatusChange: () => {},
    onDelete: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof BookingDetailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Confirmed: Story = { args: { query: ready(anOwnerBooking({ status: 'confirmed' })) } };

export const LittleGiven: Story = {
  args: { query: ready(anOwnerBooking({ phone: '', company: '', message: '', status: 'completed' })) },
};

export const Saving: Story = { args: { mark: { state: 'changing', to: 'confirmed' } } };

export const TimeTaken: Story = {
  args: {
    query: ready(anOwnerBooking({ status: 'cancelled' })),
    mark: { state: 'refused', reason: 'Another booking already has this time. Cancel that one first.' },
  },
};

export const Loading: Story = { args: { query: pendingQuery } };

export const Gone: Story = { args: { query: ready(null) } };

export const Failed: Story = { args: { query: failedQuery(new DataError('offline')) } };

export const LongTexts: Story = { args: { query: ready(aLongBooking()) } };
