import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from 'shared-ui/testing';
import type { Visitor } from '../testing/booking-page';
import { aDetailsFlow, DetailsForm } from '../testing/details-form';

function showForm() {
  const submit = jest.fn();
  renderWithTheme(<DetailsForm flow={aDetailsFlow({}, { submit, privacyAddress: '#/privacy-policy' })} />);
  return { visitor: userEvent.setup(), submit };
}

const field = (label: string) => screen.getByLabelText(label);
const send = (visitor: Visitor) => visitor.click(screen.getByRole('button', { name: 'Book Consultation' }));

test('PE9 the form links the privacy page without leaving', () => {
  showForm();
  const link = screen.getByRole('link', { name: 'How I use your data' });
  expect(link).toHaveAttribute('href', '#/privacy-policy');
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  ['First name', 'given-name', true],
  ['Last name', 'family-name', true],
  ['Email', 'email', true],
  ['Phone', 'tel', false],
  ['Company', 'organization', false],
  ['Message', null, false],
])('B6 %s is filled in by browsers as %s; required: %s', (label, autocomplete, isRequired) => {
  showForm();
  expect(field(label).getAttribute('autocomplete')).toBe(autocomplete);
  expect(field(label).hasAttribute('required')).toBe(isRequired);
  expect(field('Email')).toHaveAttribute('type', 'email');
});

test('B6 scrolls to the first field with an error, which Safari does not when it focuses a covered field', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { visitor } = showForm();
  await visitor.type(field('First name'), 'Maren');
  await send(visitor);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  expect(scroll.mock.contexts).toEqual([field('Last name')]);
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
