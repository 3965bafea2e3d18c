import { act, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aBooking, aPerson, aTestimonial, type FakeOwnerClient } from 'data-client/testing';
import { answer, openDashboard, signIn } from '../testing/open-dashboard';

const meeting = { kind: 'video', place: '' } as const;
const booking = aBooking({ date: '2126-01-09', time: '10:00 AM', status: 'confirmed', meeting });
const person = aPerson({ tags: [], timeline: [] });
const client = aPerson();
const testimonial = aTestimonial();
const seed = { isSignedIn: true, bookings: [booking], people: [person, client], testimonials: [testimonial] };

const box = (name: string | RegExp) => screen.findByLabelText(name);
const open = (address: string) => openDashboard({ seed, address: `/admin/${address}` });

/** The save is answered, and what follows from it is rendered. */
async function answered() {
  await waitFor(() => expect(screen.queryAllByRole('button', { busy: true })).toEqual([]));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

type Form = [
  what: string,
  /** The field to type into, its page, and the button that saves it. */
  at: { address: string; field: string | RegExp; button: string; opens?: string; text?: string },
  operation: Parameters<FakeOwnerClient['fake']['lose']>[0],
];

const onPages: Form[] = [
  [
    'PE3 a note about a person',
    { address: `people/${person.id}`, field: 'New note', button: 'Save note' },
    'personNotes.add',
  ],
  ['PE3 a tag', { address: `people/${person.id}`, field: /^New tag/, button: 'Add tag' }, 'people.addTag'],
  [
    'CA1 the name of an address',
    { address: 'calendars', field: /^Which calendar/, button: 'Create an address' },
    'calendars.addFeed',
  ],
  ['E3 a setting', { address: 'settings', field: 'Tagline', button: 'Save Settings' }, 'settings.save'],
  [
    'B5 a blocked time',
    { address: 'bookings/blocked-times', field: /^Reason/, button: 'Block this time' },
    'blockedTimes.add',
  ],
];

const texts: Form[] = [
  ...onPages,
  [
    'K1 a note about a booking',
    { address: `bookings/${booking.id}`, field: 'Your note', button: 'Save note' },
    'bookings.setNote',
  ],
  [
    'T1 a testimonial',
    { address: `testimonials/${testimonial.id}`, field: /^Content/, button: 'Save testimonial' },
    'testimonials.save',
  ],
];

const days: Form[] = [
  [
    'B5 a day to block',
    { address: 'bookings/blocked-times', field: /^First day/, text: '2126-03-03', button: 'Block this time' },
    'blockedTimes.add',
  ],
  [
    'OB2 a new date of a booking',
    {
      address: `bookings/${booking.id}`,
      opens: 'Move…',
      field: /^Date/,
      text: '2126-01-10',
      button: 'Move booking',
    },
    'bookings.move',
  ],
];

test.each<[what: string, at: Pick<Form[1], 'address' | 'field'>]>([
  ...onPages.map(([what, at]): [string, Form[1]] => [what, at]),
  ['CA2 a calendar', { address: 'calendars', field: /Secret address/ }],
  ['SV1 a service', { address: 'services/leadership', field: 'Subtitle' }],
  ['I1 a portrait', { address: 'portrait', field: 'New portrait URL' }],
])('%s is not left without a question', async (_what, { address, field }) => {
  const { owner } = await open(address);
  await owner.type(await box(field), 'Half a thought');
  await owner.click(screen.getByRole('link', { name: 'History' }));
  await answer(owner, 'Discard your changes?', 'Keep editing');
  expect(screen.getByLabelText<HTMLInputElement>(field).value).toContain('Half a thought');
});

const cancelReason = 'Reason for the client';

test.each<[what: string, at: { address: string; opens: string | RegExp; field: string | RegExp; closes?: string }]>([
  [
    'K1 the reason of a cancellation',
    { address: `bookings/${booking.id}`, opens: 'Cancel…', field: cancelReason, closes: 'Keep consultation' },
  ],
  ['OB4 the reason for a deletion', { address: 'bookings', opens: /^Delete Maren/, field: cancelReason }],
  ['MP1 a meeting place', { address: `bookings/${booking.id}`, opens: 'Change place…', field: /^Link/ }],
  ['PE5 the reason for an erasure', { address: `people/${client.id}`, opens: 'Erase person…', field: /^Reason for/ }],
])('%s is not discarded without a question', async (_what, { address, opens, field, closes }) => {
  const { owner } = await open(address);
  const close = () => (closes ? owner.click(screen.getByRole('button', { name: closes })) : owner.keyboard('{Escape}'));
  await owner.click(await screen.findByRole('button', { name: opens }));
  const text = await box(field);
  await owner.type(text, 'Half a thought');
  await close();
  await answer(owner, 'Discard your changes?', 'Keep editing');
  expect(text).toHaveValue('Half a thought');
  await close();
  await answer(owner, 'Discard your changes?', 'Discard');
  await waitFor(() => expect(text).not.toBeInTheDocument());
});

test.each(texts)('%s keeps text typed during a save', async (_what, { address, field, button }, operation) => {
  const { owner, client } = await open(address);
  const text = await box(field);
  await owner.clear(text);
  await owner.type(text, 'One');
  const release = client.fake.hold(operation);
  await owner.click(screen.getByRole('button', { name: button }));
  await owner.type(text, ' two');
  release();
  await answered();
  expect(client.fake.sent(operation)).toHaveLength(1);
  expect(await box(field)).toHaveValue('One two');
});

test.each([...texts, ...days])('A3 %s survives the end of the session', async (_what, form, operation) => {
  const { owner, client } = await open(form.address);
  const { field, text = 'Half a thought' } = form;
  if (form.opens) await owner.click(await screen.findByRole('button', { name: form.opens }));
  await owner.clear(await box(field));
  await owner.type(await box(field), text);
  client.backend.isSignedIn = false;
  client.fake.fail(operation, new DataError('session-expired'));
  await owner.click(screen.getByRole('button', { name: form.button }));
  const login = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  expect(login.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  client.fake.heal();
  await signIn(owner);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
  expect(screen.getByLabelText(field)).toHaveValue(text);
});

test('PE3 an edited note keeps text typed during a save', async () => {
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
