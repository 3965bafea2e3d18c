import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordFormView } from './password-form-view';

const meta = {
  title: 'Admin/Password',
  component: PasswordFormView,
  args: { onSubmit: () => {} },
} satisfies Meta<typeof PasswordFormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WrongCurrentPassword: Story = {
  args: { refusal: { message: 'This isn’t your current password.', field: 'current' } },
};
