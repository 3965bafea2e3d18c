import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aPerson, recordsOf } from 'data-client/testing';
import { EraseForm } from './erase-form';

const records = recordsOf(aPerson());

const meta = {
  title: 'Admin/People/Erase',
  component: EraseForm,
  args: {
    name: 'Maren Okafor',
    records: { ...records, testimonials: [{ id: 'a', content: 'After four months I had decisions again.' }] },
    reason: '',
    isBusy: false,
    onReasonChange: () => {},
    onCancel: () => {},
    onErase: () => {},
  },
} satisfies Meta<typeof EraseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

const past = { ...records, bookings: records.bookings.map((booking) => ({ ...booking, is_upcoming: false })) };

export const UnsentEmails: Story = {
  args: { records: { ...past, emails: [{ id: 'a', kind: 'cancelled', state: 'waiting' }] } },
};

export const BookedWithoutEmails: Story = {
  args: { records: { ...records, bookings: records.bookings.map((booking) => ({ ...booking, sends_email: false })) } },
};

export const DeletedAddress: Story = {
  args: {
    name: 'maren@northwind.example',
    records: { ...past, bookings: [], messages: [], subscriptions: [], deleted: [{ id: 'a' }, { id: 'b' }] },
  },
};

export const Failed: Story = {
  args: {
    failure:
      'The email to the client couldn’t be sent. 550 Mailbox unknown. Close this and resend it under Unsent Emails, or tell the client another way and erase now.',
  },
};
