import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { narrow, States } from 'shared-ui/testing';
import { expect, userEvent } from 'storybook/test';
import { Grid, Stack } from '../layout/layout';
import { Checkbox, type CheckboxProps } from './checkbox';
import { Field } from './field';
import { Input, Select, Textarea, type InputProps, type SelectProps, type TextareaProps } from './inputs';
import { PasswordInput } from '../../dashboard/password-input';
import { SearchInput, type SearchInputProps } from './search-input';

/**
 * **Use it** around inputs, textareas and selects. **Do not use it** around a Checkbox or a ChoiceGroup, which have their own
 * labels. Do not put instructions into a placeholder: use the hint.
 *
 * **Accessibility:** `<Field label="Email" error={…}><Input type="email" /></Field>` connects label, hint, error and control.
 * The error explains the problem and how to fix it, and is read before the hint. The asterisk of required fields is not read.
 */
const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Email', children: <Input type="email" autoComplete="email" /> },
  decorators: [narrow('32rem')],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Required: Story = { args: { isRequired: true } };
export const WithHint: Story = { args: { hint: 'I only write about your booking.' } };
export const Invalid: Story = {
  args: {
    error: 'Please enter an email address such as name@example.com.',
    hint: 'I only write about your booking.',
    children: <Input type="email" defaultValue="lena@" />,
  },
};
export const Disabled: Story = { args: { children: <Input disabled defaultValue="lena@example.com" /> } };
export const ReadOnly: Story = {
  args: { label: 'Address', children: <Input readOnly defaultValue="https://example.com/#/blog/notes" /> },
};
export const LongText: Story = {
  args: {
    label: 'The name of the company, organization or team you would like to talk about, if there is one',
    children: <Input />,
  },
};

export const AllControls: Story = {
  render: () => (
    <Stack gap="lg">
      <Grid columns={2} gap="md">
        <Field label="First name" isRequired>
          <Input autoComplete="given-name" placeholder="Ada" />
        </Field>
        <Field label="Last name" isRequired>
          <Input autoComplete="family-name" placeholder="Lovelace" />
        </Field>
      </Grid>
      <Field label="Service">
        <Select defaultValue="">
          <option value="">General inquiry</option>
          <option>Leadership Coaching</option>
          <option>Keynote Speaking</option>
        </Select>
      </Field>
      <Field label="Password" isRequired>
        <PasswordInput defaultValue="correct horse" />
      </Field>
      <Field label="Message" hint="What would you like to talk about?">
        <Textarea rows={4} />
      </Field>
      <Checkbox label="Enable booking on the site" hint="Visitors see the button in the header." defaultChecked />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'right-to-left' },
  render: () => (
    <Stack>
      <Field label="الخدمة">
        <Select>
          <option>تدريب القيادة</option>
        </Select>
      </Field>
      <Field label="كلمة المرور" error="يرجى إدخال كلمة المرور">
        <PasswordInput />
      </Field>
    </Stack>
  ),
};

export const EveryState: Story = {
  render: () => (
    <Stack gap="2xl">
      <States
        also={{
          filled: { defaultValue: 'Ada Lovelace' },
          invalid: { 'aria-invalid': true, defaultValue: 'Ada' },
          disabled: { disabled: true, defaultValue: 'Ada' },
          'read only': { readOnly: true, defaultValue: 'Ada' },
        }}
      >
        {(special: InputProps) => <Input aria-label="Name" placeholder="Ada Lovelace" {...special} />}
      </States>
      <States also={{ filled: { value: 'courage' }, disabled: { disabled: true } }}>
        {(special: Partial<SearchInputProps>) => (
          <SearchInput label="Search articles" value="" onChange={() => {}} {...special} />
        )}
      </States>
      <States also={{ invalid: { 'aria-invalid': true }, disabled: { disabled: true } }}>
        {(special: SelectProps) => (
          <Select aria-label="Service" {...special}>
            <option>Leadership Coaching</option>
          </Select>
        )}
      </States>
      <States also={{ invalid: { 'aria-invalid': true }, disabled: { disabled: true } }}>
        {(special: TextareaProps) => <Textarea aria-label="Message" rows={2} {...special} />}
      </States>
      <States
        also={{ ticked: { defaultChecked: true }, invalid: { error: 'Please agree.' }, disabled: { disabled: true } }}
      >
        {(special: Partial<CheckboxProps>) => <Checkbox label="I agree to the terms" {...special} />}
      </States>
    </Stack>
  ),
};
export const ByKeyboard: Story = {
  render: () => (
    <Stack>
      <Field label="Name">
        <Input />
      </Field>
      <Field label="Service">
        <Select>
          <option>Leadership Coaching</option>
          <option>Keynote Speaking</option>
        </Select>
      </Field>
      <Checkbox label="Send me the newsletter" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ada');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Service')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Send me the newsletter')).toBeChecked();
  },
};
