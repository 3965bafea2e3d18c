import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aBooking, createFakeVisitorClient, TestDataProvider } from 'data-client/testing';
import { useState } from 'react';
import { inFrames } from 'shared-ui/testing';
import type { BookingDialogProps } from '../contract';
import { BookingDialog } from '../booking-dialog/booking-dialog';

const email = 'maren@northwind.example';
const longest = 'Wolfeschlegelsteinhausenbergerdorff-Maximiliane';

function Opened({ firstName, ...dialog }: BookingDialogProps & { firstName: string }) {
  const [client] = useState(() => {
    const [expiresAt, createdAt] = [new Date('2199-01-01'), new Date()];
    const link = { id: 'one', email, serviceType: 'leadership', expiresAt, createdAt };
    const bookings = [aBooking({ firstName, email, date: '2026-11-10' })];
    return createFakeVisitorClient({ bookings, invitations: new Map([['one', link]]) });
  });
  return (
    <TestDataProvider client={client}>
      <BookingDialog {...dialog} />
    </TestDataProvider>
  );
}

const meta = {
  title: 'Booking widget/Book again link',
  component: Opened,
  parameters: { docs: { story: inFrames } },
  render: (args, { globals }) => <Opened locale={globals.locale as string} {...args} />,
  args: { isOpen: true, onClose: () => {}, service: 'again/one', firstName: 'Maren' },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {};

export const NoLongerValid: Story = { args: { service: 'again/revoked' } };

export const LongName: Story = { args: { firstName: longest } };

export const InGerman: Story = { args: { locale: 'de' } };
