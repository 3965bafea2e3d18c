import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConfirmationView } from './confirmation-view';

const meta: Meta<typeof ConfirmationView> = {
  title: 'Public site/Newsletter confirmation',
  component: ConfirmationView,
  parameters: { layout: 'fullscreen' },
  args: { state: 'asking', isConfirming: false, onConfirm: () => {} },
};
export default meta;

type Story = StoryObj<typeof ConfirmationView>;

export const Asking: Story = {};
export const Confirmed: Story = { args: { state: 'confirmed' } };
export const UnknownLink: Story = { args: { state: 'unknown-link' } };
export const Failed: Story = {
  args: { failure: 'The server couldn’t be reached. Check your connection and try again.' },
};
