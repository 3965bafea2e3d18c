import { screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { createFakeVisitorClient, usualRules } from 'data-client/testing';
import {
  book,
  bookButton,
  chooseService,
  chooseSlot,
  continueButton,
  fillBooking,
  openBooking,
  openFilledBooking,
  sentBookings,
  stepHeading,
} from '../testing/booking-page';

const dialog = () => screen.getByRole('dialog', { name: 'Book a consultation' });

test('B3 the first step requires a service and says so', async () => {
  const { visitor } = await openBooking();
  await visitor.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Please choose a service to continue.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Keynote Speaking/ })).toHaveFocus();
  expect(await stepHeading('Choose a service')).toBeVisible();
});

test('B3 Back returns to the previous step and keeps choices and details', async () => {
  const { visitor } = await openFilledBooking();
  await visitor.click(screen.getByRole('button', { name: 'Back' }));
  expect(await stepHeading('Choose a date and time')).toHaveFocus();
  expect(screen.getByRole('radio', { name: /Tuesday, November 24/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^10:00 AM/ })).toBeChecked();
  await visitor.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: /Executive Coaching/ })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await visitor.click(continueButton());
  await visitor.click(continueButton());
  expect(screen.getByLabelText('First name')).toHaveValue('Maren');
  expect(screen.getByLabelText('Email')).toHaveValue('maren@northwind.example');
});

test('B7 the button reads Booking... and is disabled while the booking is being sent', async () => {
  const { visitor, client } = await openFilledBooking();
  const release = client.fake.hold('bookings.create');
  await visitor.click(bookButton());
  expect(screen.getByRole('button', { name: 'Booking...' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await visitor.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard your details?' });
  expect(question).toHaveAccessibleDescription(/already being sent/);
  await visitor.keyboard('{Enter}');
  release();
  expect(await stepHeading('Request received')).toBeVisible();
});

test('B7 closing while prefilled details are being sent asks first, too', async () => {
  const prefill = { firstName: 'Maren', lastName: 'Okafor', email: 'maren@northwind.example', message: 'Hello' };
  const { visitor, client } = await openBooking({ prefill });
  await chooseService(visitor, /Executive Coaching/);
  await chooseSlot(visitor, /Tuesday, November 24/, /^10:00 AM/);
  client.fake.hold('bookings.create');
  await visitor.click(bookButton());
  await visitor.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard your details?' });
  expect(question).toHaveAccessibleDescription(/already being sent/);
});

test('B7 a double click books once', async () => {
  const { visitor, client } = await openFilledBooking();
  await visitor.dblClick(bookButton());
  await stepHeading('Request received');
  expect(sentBookings(client)).toHaveLength(1);
  expect(client.backend.bookings).toHaveLength(1);
});

test('B8 the request contains the choices and details', async () => {
  const { visitor, client } = await openFilledBooking();
  await visitor.type(screen.getByLabelText('Phone'), '+1 503 555 0110');
  await visitor.type(screen.getByLabelText('Company'), 'Northwind');
  await visitor.type(screen.getByLabelText('Message'), 'Two teams become one.');
  await book(visitor);
  expect(sentBookings(client)).toEqual([
    {
      serviceType: 'executive',
      date: '2026-11-24',
      time: '10:00 AM',
      firstName: 'Maren',
      lastName: 'Okafor',
      email: 'maren@northwind.example',
      phone: '+1 503 555 0110',
      company: 'Northwind',
      message: 'Two teams become one.',
      website: '',
      requestId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      timeZone: expect.stringMatching(/./),
      language: 'en-US',
    },
  ]);
});

test('B9 a confirmation email that fails is not reported as sent', async () => {
  const { visitor, client } = await openFilledBooking();
  client.fake.fail('bookings.sendConfirmation', new DataError('server'));
  await book(visitor);
  expect(await screen.findByText(/^The confirmation email couldn’t be sent/)).toBeVisible();
});

test('B11 an untouched dialog closes at once and restores the focus', async () => {
  const { visitor } = await openBooking();
  await chooseService(visitor, /Keynote Speaking/);
  await visitor.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('B11 closing asks for confirmation after edits, and Keep editing keeps them', async () => {
  const { visitor } = await openFilledBooking();
  await visitor.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard your details?' });
  expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await visitor.keyboard('{Enter}');
  expect(screen.getByLabelText('First name')).toHaveValue('Maren');
});

test('B11 a click on the backdrop closes the dialog and resets it', async () => {
  const { visitor } = await openFilledBooking();
  await visitor.click(dialog());
  await visitor.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await visitor.click(screen.getByRole('button', { name: 'Open' }));
  expect(await stepHeading('Choose a service')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Executive Coaching/ })).not.toBeChecked();
  await fillBooking(visitor);
  expect(screen.getByLabelText('First name')).toHaveValue('Maren');
});

test.each(['Done', 'Close'])('B11 after booking %s closes the dialog without confirmation', async (name) => {
  const { visitor } = await openFilledBooking();
  await book(visitor);
  await visitor.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('B12 a bookable service is preselected', async () => {
  await openBooking({ service: 'business' });
  expect(await screen.findByRole('radio', { name: /Business Coaching/ })).toBeChecked();
});

test('B12 a service without direct booking starts at the first step and is mentioned in the message', async () => {
  const { visitor, client } = await openBooking({ service: 'retreats' });
  expect(await screen.findByText(/You asked about Destination Retreats/)).toBeVisible();
  await fillBooking(visitor);
  expect(screen.getByLabelText('Message')).toHaveValue('I am interested in Destination Retreats.');
  await book(visitor);
  expect(client.backend.bookings[0]).toMatchObject({
    serviceType: 'executive',
    message: 'I am interested in Destination Retreats.',
  });
});

test('B6 keyboard and assistive technology cannot reach the honeypot field', async () => {
  const { visitor } = await openBooking({ service: 'keynote' });
  await visitor.click(await screen.findByRole('button', { name: 'Continue' }));
  await chooseSlot(visitor, /Monday, November 23/, /^9:00 AM/);
  expect(screen.queryByRole('textbox', { name: /leave this empty/i, hidden: false })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Leave this empty')).toHaveAttribute('tabindex', '-1');
});

test('the form continues from its draft, and the draft ends with the booking', async () => {
  const onDraft = jest.fn<void, [string | undefined]>();
  const before = await openBooking({ onDraft });
  await fillBooking(before.visitor);
  const draft = onDraft.mock.lastCall?.[0];
  before.unmount();

  const { visitor } = await openBooking({ draft, onDraft });
  expect(await stepHeading('Your information')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Maren');
  expect(screen.getByText(/Nov 24.+10:00 AM/)).toBeInTheDocument();
  await visitor.click(bookButton());
  await waitFor(() => expect(onDraft).toHaveBeenLastCalledWith(undefined));
});

test('a draft of another version of the form is ignored', async () => {
  await openBooking({ draft: '{"step":"details"}' });
  expect(await stepHeading('Choose a service')).toBeVisible();
});

test.each([
  ['says until when a booking can be moved and canceled', { moveHours: 24, cancelHours: 48 }, 1],
  ['says nothing about cutoffs that the coach has not set', { moveHours: 0, cancelHours: 0 }, 0],
])('PO1 the form %s', async (_, cutoffs, sentences) => {
  const client = createFakeVisitorClient({ bookings: [], rules: { ...usualRules, cutoffs } });
  const { visitor } = await openBooking({ client });
  await chooseService(visitor, /Executive Coaching/);
  await chooseSlot(visitor, /Tuesday, November 24/, /^10:00 AM/);
  await stepHeading('Your information');
  expect(screen.queryAllByText(/24 hours.*48 hours/)).toHaveLength(sentences);
  expect(screen.queryAllByText(/hours/)).toHaveLength(sentences);
});
