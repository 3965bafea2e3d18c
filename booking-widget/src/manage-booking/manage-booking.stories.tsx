import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError, publicDefaults, type Booking } from 'data-client';
import { aBooking } from 'data-client/testing';
import { Card } from 'shared-ui';
import { ManageBookingView } from './manage-booking-view';
import type { ManagedBooking } from './use-managed-booking';

const managed = (changes: Partial<Booking> = {}, over: Partial<ManagedBooking> = {}): ManagedBooking => ({
  booking: aBooking({ date: '2026-11-24', time: '10:00 AM', ...changes }),
  link: '',
  onBook: () => {},
  settings: publicDefaults,
  now: new Date('2026-11-20T15:00:00Z'),
  timeZone: 'Europe/Berlin',
  setTimeZone: () => {},
  place: 'shown',
  setPlace: () => {},
  cancel: async () => {},
  isCanceling: false,
  error: null,
  ...over,
});

const meta: Meta<typeof ManageBookingView> = {
  title: 'Booking widget/Manage booking',
  component: ManageBookingView,
  args: { managed: managed() },
  decorators: [(Story) => <Card hasAccent>{Story()}</Card>],
};
export default meta;

type Story = StoryObj<typeof ManageBookingView>;

export const Pending: Story = {};
export const Confirmed: Story = { args: { managed: managed({ status: 'confirmed' }) } };
export const TooLate: Story = {
  args: { managed: managed({ status: 'confirmed', cutoffs: { moveHours: 120, cancelHours: 120 } }) },
};
export const Moved: Story = { args: { managed: managed({ status: 'confirmed' }, { place: 'moved' }) } };
export const RequestMoved: Story = { args: { managed: managed({}, { place: 'moved' }) } };
export const Cancelled: Story = { args: { managed: managed({ status: 'cancelled' }) } };
export const NoShow: Story = { args: { managed: managed({ status: 'no-show' }) } };

export const Completed: Story = { args: { managed: managed({ status: 'completed' }) } };
export const Begun: Story = { args: { managed: managed({}, { now: new Date('2026-11-24T15:30:00Z') }) } };

const rejection = new DataError('invalid', {
  message: 'This consultation has already started. Please reply to the email instead.',
});
export const Refused: Story = { args: { managed: managed({}, { error: rejection }) } };
