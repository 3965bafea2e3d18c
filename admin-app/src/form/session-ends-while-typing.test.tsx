import { screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aBooking, aPerson, type FakeOwnerClient } from 'data-client/testing';
import { openDashboard, signIn } from '../testing/open-dashboard';

const booking = aBooking({ date: '2126-01-09', time: '10:00 AM', status: 'confirmed' });
const person = aPerson({ tags: [], timeline: [] });

type Case = [
  what: string,
  at: { address: string; opens?: string; field: RegExp; value: string; button: string },
  operation: Parameters<FakeOwnerClient['fake']['fail']>[0],
];

const cases: Case[] = [
  [
    'K1 a note about a booking',
    { address: `bookings/${booking.id}`, field: /^Your note/, value: 'Half a thought', button: 'Save note' },
    'bookings.setNote',
  ],
  [
    'B5 a day to block',
    { address: 'bookings/blocked-times', field: /^First day/, value: '2126-03-03', button: 'Block this time' },
    'blockedTimes.add',
  ],
  [
    'OB2 a new date of a booking',
    {
      address: `bookings/${booking.id}`,
      opens: 'Move…',
      field: /^Date/,
      value: '2126-01-10',
      button: 'Move booking',
    },
    'bookings.move',
  ],
  [
    'PE3 a tag',
    { address: `people/${person.id}`, field: /^New tag/, value: 'Board', button: 'Add tag' },
    'people.addTag',
  ],
  [
    'CA1 the name of an address',
    { address: 'calendars', field: /^Which calendar/, value: 'My phone', button: 'Create an address' },
    'calendars.addFeed',
  ],
];

test.each(cases)('A3 %s survives the end of the session', async (_what, form, operation) => {
  const seed = { bookings: [booking], people: [person] };
  const { owner, client } = await openDashboard({ seed, address: `/admin/${form.address}` });
  if (form.opens) await owner.click(await screen.findByRole('button', { name: form.opens }));
  const field = await screen.findByLabelText(form.field);
  await owner.clear(field);
  await owner.type(field, form.value);
  client.backend.isSignedIn = false;
  client.fake.fail(operation, new DataError('session-expired'));
  await owner.click(screen.getByRole('button', { name: form.button }));
  const login = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  expect(login.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  client.fake.heal();
  await signIn(owner);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
  expect(screen.getByLabelText(form.field)).toHaveValue(form.value);
});
