import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, Field, Input, SearchInput, Select, Textarea } from 'shared-ui';
import { PasswordInput } from '../../dashboard/password-input';
import { renderWithTheme } from 'shared-ui/testing';

test('a control is described by its error, then by its hint', () => {
  renderWithTheme(
    <Field label="Email" hint="I only write about your booking." error="Please enter an email address." isRequired>
      <Input type="email" />
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Please enter an email address. I only write about your booking.');
});

test('a field without error and hint is valid and has no description', () => {
  renderWithTheme(
    <Field label="Company">
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText('Company');
  expect(input).toBeValid();
  expect(input).not.toBeRequired();
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('every kind of control is labeled by its field', () => {
  renderWithTheme(
    <>
      <Field label="Message">
        <Textarea />
      </Field>
      <Field label="Service">
        <Select>
          <option>Keynote Speaking</option>
        </Select>
      </Field>
      <Field label="Password">
        <PasswordInput />
      </Field>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Service' })).toHaveDisplayValue('Keynote Speaking');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test("a control's own attributes override its field's", () => {
  renderWithTheme(
    <>
      <p id="elsewhere">Elsewhere</p>
      <Field label="Email" hint="Here" isRequired>
        <Input required={false} aria-describedby="elsewhere" />
      </Field>
    </>,
  );
  const input = screen.getByLabelText('Email');
  expect(input).not.toBeRequired();
  expect(input).toHaveAccessibleDescription('Elsewhere Here');
});

test('A2 the password can be shown and hidden', async () => {
  renderWithTheme(
    <Field label="Password">
      <PasswordInput defaultValue="correct horse" />
    </Field>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

function Search() {
  const [value, setValue] = useState('');
  return <SearchInput label="Search articles" placeholder="Search articles..." value={value} onChange={setValue} />;
}

test('P1 clearing the search keeps the focus in the field', async () => {
  renderWithTheme(<Search />);
  const input = screen.getByRole('searchbox', { name: 'Search articles' });
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await userEvent.type(input, 'courage');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});

test('a checkbox can be toggled by its label and has an error message', async () => {
  renderWithTheme(
    <Checkbox label="I agree" hint="You can leave at any time." error="Please agree to the terms to continue." />,
  );
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please agree to the terms to continue. You can leave at any time.');
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
});
