import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Grid, Stack } from '../layout/layout';
import { Checkbox } from './checkbox';
import { Field } from './field';
import { Input, Select, Textarea } from './inputs';
import { PasswordInput } from '../../desk/password-input';
import { SearchInput } from './search-input';

/**
 * `<Field label="Email" error={…}><Input type="email" /></Field>`: the field owns every id and aria between label, hint,
 * error and control. An error says what is wrong and how to put it right; a hint says what helps before typing.
 */
const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Email', children: <Input type="email" autoComplete="email" /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Required: Story = { args: { isRequired: true } };
export const WithHint: Story = { args: { hint: 'We write only about your booking.' } };
export const Invalid: Story = {
  args: {
    error: 'Please enter an email address such as name@example.com.',
    hint: 'We write only about your booking.',
    children: <Input type="email" defaultValue="lena@" />,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Please enter an email address such as name@example.com. We write only about your booking.',
    );
  },
};
export const Disabled: Story = { args: { children: <Input disabled defaultValue="lena@example.com" /> } };
export const ReadOnly: Story = {
  args: { label: 'Address', children: <Input readOnly defaultValue="https://example.com/#/blog/notes" /> },
};
export const LongLabel: Story = {
  args: {
    label: 'The name of the company, organisation or team you would like to talk about, if there is one',
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
      <Checkbox label="Booking is offered on the site" hint="Visitors see the button in the header." defaultChecked />
    </Stack>
  ),
};

function SearchExample() {
  const [value, setValue] = useState('courage');
  return <SearchInput label="Search articles" placeholder="Search articles..." value={value} onChange={setValue} />;
}

export const Search: Story = { render: () => <SearchExample /> };
export const Checkboxes: Story = {
  render: () => (
    <Stack gap="2xs">
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="I agree to the terms" error="Please agree before you go on." />
    </Stack>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
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
    </div>
  ),
};
