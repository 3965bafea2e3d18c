import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import { CurrentPasswordForm } from './current-password-form';

const meta = {
  title: 'Admin/Two-factor sign-in/Current password',
  component: CurrentPasswordForm,
  args: { onSubmit: () => {} },
} satisfies Meta<typeof CurrentPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WrongPassword: Story = {
  args: { refusal: { message: 'This isn’t your current password.', field: 'current' } },
};
export const Offline: Story = { args: { refusal: { message: new DataError('offline').message } } };
export const Preparing: Story = { args: { isBusy: true } };
