import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field } from '../../components/field/field';
import { Input } from '../../components/field/inputs';
import { TrapField } from './trap-field';

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
      </form>
    ),
  ],
};
export default meta;

/** It is there, and nobody sees it. */
export const InAForm: StoryObj<typeof TrapField> = {};
