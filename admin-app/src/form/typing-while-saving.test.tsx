import { act, screen, waitFor, within } from '@testing-library/react';
import { aBooking, aPerson, aTestimonial, type FakeOwnerClient } from 'data-client/testing';
import { openDashboard } from '../testing/open-dashboard';

const booking = aBooking();
const person = aPerson({ tags: [], timeline: [] });
const testimonial = aTestimonial();
const seed = { isSignedIn: true, bookings: [booking], people: [person], testimonials: [testimonial] };

const box = (name: string | RegExp) => screen.findByLabelText(name);
/** The save is answered, and what follows from it is rendered. */
async function answered() {
  await waitFor(() => expect(screen.queryAllByRole('button', { busy: true })).toEqual([]));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const open = (address: string) => openDashboard({ seed, address: `/admin/${address}` });

type Case = [
  what: string,
  /** The field to type into, its page, and how the form is saved. */
  at: { address: string; field: string | RegExp; button: string },
  operation: Parameters<FakeOwnerClient['fake']['hold']>[0],
];

const cases: Case[] = [
  [
    'K1 a note about a booking',
    { address: `bookings/${booking.id}`, field: 'Your note', button: 'Save note' },
    'bookings.setNote',
  ],
  [
    'PE3 a note about a person',
    { address: `people/${person.id}`, field: 'New note', button: 'Save note' },
    'personNotes.add',
  ],
  ['PE3 a tag', { address: `people/${person.id}`, field: /^New tag/, button: 'Add tag' }, 'people.addTag'],
  [
    'CA1 the name of an address',
    { address: 'calendars', field: /^Which calendar is it for/, button: 'Create an address' },
    'calendars.addFeed',
  ],
  ['E3 a setting', { address: 'settings', field: 'Tagline', button: 'Save Settings' }, 'settings.save'],
  [
    'B5 a blocked time',
    { address: 'bookings/blocked-times', field: /^Reason/, button: 'Block this time' },
    'blockedTimes.add',
  ],
  [
    'T1 a testimonial',
    { address: `testimonials/${testimonial.id}`, field: /^Content/, button: 'Save testimonial' },
    'testimonials.save',
  ],
];

test.each(cases)('%s keeps what is typed while it is saved', async (_what, { address, field, button }, operation) => {
  const { owner, client } = await open(address);
  const text = await box(field);
  await owner.clear(text);
  await owner.type(text, 'One');
  const release = client.fake.hold(operation);
  await owner.click(screen.getByRole('button', { name: button }));
  await owner.type(text, ' two');
  release();
  await answered();
  expect(client.fake.calls.filter((call) => call.operation === operation)).toHaveLength(1);
  expect(await box(field)).toHaveValue('One two');
});

test('PE3 a note that is edited keeps what is typed while it is saved', async () => {
  const { owner, client } = await open(`people/${person.id}`);
  await owner.type(await box('New note'), 'One');
  await owner.click(screen.getByRole('button', { name: 'Save note' }));
  await owner.click(await screen.findByRole('button', { name: 'Edit note' }));
  const release = client.fake.hold('personNotes.save');
  await owner.type(await box('Your note'), ' two');
  const form = within((await box('Your note')).closest('form')!);
  await owner.click(form.getByRole('button', { name: 'Save note' }));
  await owner.type(await box('Your note'), ' three');
  release();
  await answered();
  expect(await box('Your note')).toHaveValue('One two three');
});

test('B5 rules keep what is changed while they are saved', async () => {
  const { owner, client } = await open('bookings/availability');
  const notice = await box('Minimum notice, in hours');
  await owner.clear(notice);
  await owner.type(notice, '13');
  const release = client.fake.hold('availability.save');
  await owner.click(screen.getByRole('button', { name: 'Save availability' }));
  await owner.clear(await box('Buffer, in minutes'));
  await owner.type(await box('Buffer, in minutes'), '25');
  release();
  expect(await screen.findByText('Availability saved.')).toBeVisible();
  expect(client.backend.rules).toMatchObject({ minimumNoticeHours: 13 });
  expect(await box('Buffer, in minutes')).toHaveValue('25');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
});
