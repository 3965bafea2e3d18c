import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from 'shared-ui/testing';

import { aDetailsFlow, DetailsForm } from '../testing/details-form';

function showForm() {
  const submit = jest.fn();
  renderWithTheme(<DetailsForm flow={aDetailsFlow({}, { submit, privacyAddress: '#/privacy-policy' })} />);
  return { visitor: userEvent.setup(), submit };
}

const field = (label: string) => screen.getByLabelText(label);
const send = (visitor: ReturnType<typeof userEvent.setup>) =>
  visitor.click(screen.getByRole('button', { name: 'Book Consultation' }));

test('PE9 the form links the privacy page without leaving', () => {
  showForm();
  const link = screen.getByRole('link', { name: 'How I use your data' });
  expect(link).toHaveAttribute('href', '#/privacy-policy');
  expect(link).toHaveAttribute('target', '_blank');
});

test('B6 first name, last name and email are required, the rest is not', () => {
  showForm();
  for (const label of ['First name', 'Last name', 'Email']) expect(field(label)).toBeRequired();
  for (const label of ['Phone', 'Company', 'Message']) expect(field(label)).not.toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
});

test('B6 shows an error next to each missing field and focuses the first', async () => {
  const { visitor, submit } = showForm();
  await visitor.type(field('First name'), 'Maren');
  await send(visitor);
  expect(submit).not.toHaveBeenCalled();
  expect(field('Last name')).toHaveFocus();
  expect(field('Last name')).toHaveAccessibleDescription('Please enter your last name.');
  expect(field('Email')).toHaveAccessibleDescription('Please enter your email address.');
  expect(field('First name')).not.toHaveAttribute('aria-invalid');
});

test('B6 an invalid email shows an error on blur, an empty one only on submit', async () => {
  const { visitor } = showForm();
  await visitor.click(field('Email'));
  await visitor.tab();
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  await visitor.type(field('Email'), 'maren@northwind');
  await visitor.tab();
  expect(field('Email')).toHaveAccessibleDescription('Please enter an email address like name@example.com.');
  await visitor.type(field('Email'), '.example');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
});

test('B6 fields have autocomplete names', () => {
  showForm();
  const known = ['First name', 'Last name', 'Email', 'Phone', 'Company'].map((label) =>
    field(label).getAttribute('autocomplete'),
  );
  expect(known).toEqual(['given-name', 'family-name', 'email', 'tel', 'organization']);
});

test('B6 with the required fields alone the booking is sent', async () => {
  const { visitor, submit } = showForm();
  await visitor.type(field('First name'), 'Maren');
  await visitor.type(field('Last name'), 'Okafor');
  await visitor.type(field('Email'), 'maren@northwind.example{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});
