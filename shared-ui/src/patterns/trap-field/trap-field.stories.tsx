import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/button/button';
import { Field } from '../../components/field/field';
import { Input } from '../../components/field/inputs';
import { TrapField } from './trap-field';

/**
 * **Use it** in every form that visitors send: whoever fills it in is a program. **Do not use it** at the desk, where
 * somebody has signed in.
 *
 * **For everybody:** it is out of sight, of the keyboard's way and of what is read aloud, and browsers do not fill it in.
 */
const meta: Meta<typeof TrapField> = {
  title: 'Patterns/Trap field',
  component: TrapField,
  args: { value: '', onChange: () => {} },
  decorators: [
    (Story) => (
      <form aria-label="A form with a trap">
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

type Story = StoryObj<typeof TrapField>;

/** It is there, and nobody sees it. */
export const InAForm: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText('Name').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
  },
};
