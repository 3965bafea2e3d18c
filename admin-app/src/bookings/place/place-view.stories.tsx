import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inFrames } from 'shared-ui/testing';
import { anOwnerBooking } from '../../testing/some-bookings';
import { WithOwner } from '../../testing/with-owner';
import { PlaceView } from './place-view';

const meta = {
  title: 'Admin/Change a meeting place',
  component: PlaceView,
  parameters: { docs: { story: inFrames } },
  decorators: [WithOwner],
  args: {
    booking: anOwnerBooking({ status: 'confirmed' }),
    meeting: { kind: 'video', place: 'https://meet.example/lena' },
    problems: {},
    isBusy: false,
    sendsEmail: true,
    onChange: () => {},
    onSendsEmailChange: () => {},
    onSubmit: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof PlaceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VideoCall: Story = {};

export const AddressMissing: Story = {
  args: { meeting: { kind: 'address', place: '' }, problems: { place: 'Please enter the address.' } },
};
