import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aBooking } from 'data-client/testing';
import { inCard } from '../testing/in-card';
import { ConfirmationView } from './confirmation-view';

const meta = {
  title: 'Booking widget/4 Confirmation',
  component: ConfirmationView,
  decorators: [inCard],
  args: { booking: aBooking(), mail: 'sent', timeZone: 'America/New_York', doneLabel: 'Done', onDone: () => {} },
} satisfies Meta<typeof ConfirmationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MailSent: Story = {};

export const Confirmed: Story = { args: { booking: aBooking({ status: 'confirmed' }) } };

export const MailBeingSent: Story = { args: { mail: 'sending' } };

export const MailQueued: Story = { args: { mail: 'queued' } };

export const MailHeld: Story = { args: { mail: 'held' } };

export const MailNotConfigured: Story = { args: { mail: 'not-configured' } };

export const MailFailed: Story = { args: { mail: 'failed' } };

export const VisitorInSydney: Story = { args: { timeZone: 'Australia/Sydney' } };

export const VideoCall: Story = {
  args: { booking: aBooking({ meeting: { kind: 'video', place: 'https://meet.example/lena' } }) },
};

export const LongNames: Story = {
  args: {
    booking: aBooking({
      firstName: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliane',
      email: 'a.very.long.address.that.hardly.fits.anywhere@a-department.of-a-large-organization.example',
    }),
  },
};
