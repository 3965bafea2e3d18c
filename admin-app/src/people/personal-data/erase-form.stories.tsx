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
    isBusy: false,
    onCancel: () => {},
    onErase: () => {},
  },
} satisfies Meta<typeof EraseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Failed: Story = { args: { failure: 'This person has upcoming bookings.' } };
