import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type Booking } from 'data-client';
import { defaultZones } from 'domain/coach-zones';
import { slotStart } from 'domain/slots';
import { aBooking } from 'data-client/testing';
import { Card } from 'shared-ui';

import { ManageBookingView } from './manage-booking-view';

const startsAt = slotStart('2026-11-24', '10:00 AM', defaultZones);
const booked = (changes: Partial<Booking> = {}) =>
  aBooking({
    date: '2026-11-24',
    time: '10:00 AM',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    status: 'pending',
    ...changes,
  });

const meta: Meta<typeof ManageBookingView> = {
  title: 'Booking widget/Manage booking',
  component: ManageBookingView,
  args: {
    booking: booked(),
    now: new Date('2026-11-20T15:00:00Z'),
    timeZone: 'Europe/Berlin',
    contact: { email: 'hello@lenaashford.example', phone: '+1 (212) 555-0148' },
    isMoved: false,
    isCancelling: false,
    onMove: () => {},
    onCancel: () => {},
    onBookAgain: () => {},
  },
  decorators: [
    (Story) => (
      <Card hasAccent>
        <Story />
      </Card>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ManageBookingView>;

export const Pending: Story = {};
export const Confirmed: Story = { args: { booking: booked({ status: 'confirmed' }) } };
export const TooLate: Story = {
  args: { booking: booked({ status: 'confirmed', cutoffs: { moveHours: 120, cancelHours: 120 } }) },
};
export const Moved: Story = { args: { isMoved: true, booking: booked({ status: 'confirmed' }) } };
export const RequestMoved: Story = { args: { isMoved: true } };
export const Cancelling: Story = { args: { isCancelling: true } };
export const Cancelled: Story = { args: { booking: booked({ status: 'cancelled' }) } };
export const NoShow: Story = { args: { booking: booked({ status: 'no-show' }) } };

export const Completed: Story = { args: { booking: booked({ status: 'completed' }) } };
export const Begun: Story = { args: { now: new Date('2026-11-24T15:30:00Z') } };
export const Refused: Story = {
  args: { failure: 'This consultation has already started. Please reply to the email instead.' },
};
