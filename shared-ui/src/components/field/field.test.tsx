import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, Field, Input, SearchInput, Select, Textarea } from 'shared-ui';
import { PasswordInput } from '../../desk/password-input';
import { renderWithTheme } from 'shared-ui/testing';

test('a person hears the label, then what is wrong, then the hint', () => {
  renderWithTheme(
    <Field label="Email" hint="We write only about your booking." error="Please enter an email address." isRequired>
      <Input type="email" />
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Please enter an email address. We write only about your booking.');
});

test('a field without an error is valid and describes nothing', () => {
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

test('every kind of control takes the label of its field', () => {
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

test("a control's own attributes win over its field's", () => {
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

test('A2 a person shows and hides the password', async () => {
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

test('P1 a person clears the search and goes on typing', async () => {
  renderWithTheme(<Search />);
  const input = screen.getByRole('searchbox', { name: 'Search articles' });
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await userEvent.type(input, 'courage');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});

test('a checkbox is ticked by its words and says what is wrong', async () => {
  renderWithTheme(
    <Checkbox label="I agree" hint="You can leave at any time." error="Please agree before you go on." />,
  );
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please agree before you go on. You can leave at any time.');
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
});
