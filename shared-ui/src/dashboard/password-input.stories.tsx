import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field } from 'shared-ui';
import { States } from 'shared-ui/testing';
import { expect, userEvent } from 'storybook/test';
import { PasswordInput, type PasswordInputProps } from './password-input';

/**
 * **Use it** for passwords and keys. **Do not use it** for one-time codes, which users copy from a screen: use an Input.
 *
 * **Accessibility:** The eye is a separate button named after its action. Autocorrect and autocapitalize are off.
 */
const meta = {
  title: 'Dashboard/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'correct horse' },
  render: (args) => (
    <Field label="Password" isRequired>
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Password" error="Please enter your password.">
      <PasswordInput {...args} />
    </Field>
  ),
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Password/);
    input.focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};
export const EveryState: Story = {
  render: () => (
    <States also={{ invalid: { 'aria-invalid': true }, disabled: { disabled: true } }}>
      {(special: PasswordInputProps) => (
        <PasswordInput aria-label="Password" defaultValue="correct horse" {...special} />
      )}
    </States>
  ),
};
export const LongText: Story = { args: { defaultValue: 'correct horse battery staple '.repeat(6) } };
export const RightToLeft: Story = { globals: { direction: 'right-to-left' } };
