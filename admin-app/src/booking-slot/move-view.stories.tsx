import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { anOwnerBooking } from '../testing/some-bookings';
import { WithOwner } from '../testing/with-owner';
import { MoveView } from './move-view';

const meta = {
  title: 'Admin/Move a booking',
  component: MoveView,
  decorators: [WithOwner],
  args: {
    booking: anOwnerBooking({ status: 'confirmed' }),
    slot: { date: '2026-11-24', time: '1:00 PM' },
    problems: {},
    freeTimes: ['9:00 AM', '10:00 AM', '1:00 PM', '3:00 PM'],
    isBusy: false,
    sendsEmail: true,
    onChange: () => {},
    onSendsEmailChange: () => {},
    onSubmit: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof MoveView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Taken: Story = { args: { problems: { time: 'Another booking already has this time.' } } };

export const Changed: Story = {
  args: { failure: 'This booking was changed in the meantime. Please look at its new details first.' },
};
