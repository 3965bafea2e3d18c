import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { inFrames } from 'shared-ui/testing';
import type { BookingDialogProps } from '../contract';
import { BookingDialog } from './booking-dialog';

function Opening(props: BookingDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Book Consultation</Button>
      <BookingDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Booking widget/Booking dialog',
  component: BookingDialog,
  parameters: { docs: { story: inFrames } },
  // The toolbar's language, unless the story sets one.
  render: (args, { globals }) => <Opening locale={globals.locale as string} {...args} />,
  args: { isOpen: true, onClose: () => {} },
} satisfies Meta<typeof BookingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const ServiceGiven: Story = { args: { service: 'leadership' } };

export const InGerman: Story = { args: { service: 'leadership', locale: 'de', timeZone: 'Europe/Berlin' } };

export const ServiceThatIsNotBookable: Story = { args: { service: 'retreats' } };
