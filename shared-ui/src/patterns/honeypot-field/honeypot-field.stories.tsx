import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button';
import { Field } from '../../components/field/field';
import { Input } from '../../components/field/inputs';
import { HoneypotField } from './honeypot-field';

/**
 * **Use it** in every public form to detect bots. **Do not use it** in the dashboard, which requires sign-in.
 *
 * **Accessibility:** Hidden from view, keyboard and screen readers, and not autofilled.
 */
const meta: Meta<typeof HoneypotField> = {
  title: 'Patterns/Honeypot field',
  component: HoneypotField,
  args: { value: '', onChange: () => {} },
  decorators: [
    (Story) => (
      <form aria-label="Form with a honeypot">
        <Field label="Name">
          <Input />
        </Field>
        <Story />
        <Button type="submit">Send</Button>
      </form>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof HoneypotField>;

export const InAForm: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByLabelText('Name').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
  },
};
