import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DataError, type SlotHold } from 'data-client';
import { aBooking, createFakeVisitorClient, rejections, type FakeVisitorClient } from 'data-client/testing';
import {
  book,
  bookButton,
  chooseService,
  chooseSlot,
  openBooking,
  openFilledBooking,
  sentBookings,
} from '../testing/booking-page';

const asked = ({ fake }: FakeVisitorClient, operation: 'bookings.hold' | 'bookings.release') =>
  fake.calls.filter((call) => call.operation === operation).map(({ input }) => input as SlotHold);
const kept = () => screen.findByText('I’m holding this time for you while you fill in the form.');
const suggestions = () => screen.getAllByRole<HTMLInputElement>('radio', { name: /Nov/ }).map(({ value }) => value);

test('decision 8 the chosen time is held while the form is filled in, then booked', async () => {
  const { visitor, client } = await openFilledBooking();
  expect(await kept()).toBeVisible();
  await book(visitor);
  // The database releases the hold of the form that books.
  const holder = sentBookings(client)[0]?.requestId;
  const slot = { serviceType: 'executive', date: '2026-11-24', time: '10:00 AM' };
  expect(asked(client, 'bookings.hold')).toEqual([{ holder, ...slot }]);
  expect(asked(client, 'bookings.release')).toEqual([]);
});

test('decision 8 going back releases the time, and another one is held instead', async () => {
  const { visitor, client } = await openFilledBooking();
  await kept();
  await visitor.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(asked(client, 'bookings.release')).toHaveLength(1));
  await chooseSlot(visitor, /Wednesday, November 25/, /^1:00 PM/);
  await kept();
  expect(asked(client, 'bookings.hold')).toMatchObject([
    { date: '2026-11-24', time: '10:00 AM' },
    { date: '2026-11-25', time: '1:00 PM' },
  ]);
});

test('decision 8 closing the dialog or the page releases the time', async () => {
  const { visitor, client } = await openFilledBooking();
  await kept();
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(asked(client, 'bookings.release')).toHaveLength(1));
  await visitor.click(screen.getByRole('button', { name: 'Close' }));
  await visitor.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(asked(client, 'bookings.release')).toHaveLength(2));
});

test('decision 8 a visitor can book without a hold and sees no error', async () => {
  const client = createFakeVisitorClient({ bookings: [] });
  client.fake.fail('bookings.hold', new DataError('rate-limited'));
  const { visitor } = await openFilledBooking({ client });
  expect(screen.queryByText(/holding this time/)).not.toBeInTheDocument();
  await book(visitor);
});

test('B10 a time taken while the visitor types shows an alert with the three nearest times', async () => {
  const { visitor, client } = await openBooking({ timeZone: 'Europe/Berlin' });
  await chooseService(visitor, /Leadership Coaching/);
  await screen.findByRole('radio', { name: /Tuesday, November 24/ });
  // Another visitor books after this one saw the calendar.
  const lose = client.fake.hold('bookings.hold');
  client.fake.fail('bookings.hold', rejections.lost);
  await chooseSlot(visitor, /Tuesday, November 24/, /^10:00 AM/);
  await visitor.type(screen.getByLabelText('First name'), 'Maren');
  client.backend.bookings = [aBooking({ date: '2026-11-24', time: '10:00 AM' })];
  await act(async () => lose());
  expect(await screen.findByRole('alert')).toHaveTextContent('10:00 AM on Tue, Nov 24 is no longer available.');
  expect(suggestions()).toEqual(['2026-11-24 9:00 AM', '2026-11-24 11:00 AM', '2026-11-24 1:00 PM']);
  expect(screen.getByRole('radio', { name: /Nov 24 at 9:00 AM.*3:00 PM/ })).not.toBeChecked();
  expect(screen.getByLabelText('First name')).toHaveValue('Maren');
});

/** Sends a filled form whose time is rejected, because a consultation at `taken` was booked meanwhile. */
async function loseRace(taken: string) {
  const { visitor, client } = await openFilledBooking();
  const hold = await kept();
  client.backend.bookings = [aBooking({ date: '2026-11-24', time: taken })];
  client.fake.fail('bookings.create', rejections.lost);
  await visitor.click(bookButton());
  return { visitor, client, hold };
}

test('B10 after losing a race the visitor picks one of the nearest times and books with one more click', async () => {
  const { visitor, client, hold } = await loseRace('11:00 AM');
  expect(await screen.findByText(/^Error submitting booking: This time/, { selector: '[role="note"]' })).toBeVisible();
  expect(hold).toBeEmptyDOMElement();
  await waitFor(() =>
    expect(suggestions()).toEqual(['2026-11-24 9:00 AM', '2026-11-24 1:00 PM', '2026-11-24 2:00 PM']),
  );
  client.fake.heal();
  await visitor.click(screen.getByRole('radio', { name: /Nov 24 at 2:00 PM/ }));
  expect(await screen.findByText(/Your new time is 2:00 PM on Tue, Nov 24/)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('radio', { name: /Nov 24 at 2:00 PM/ })).toBeChecked();
  await book(visitor);
  expect(client.backend.bookings[0]).toMatchObject({ time: '2:00 PM', firstName: 'Maren' });
});

test('B10 the form says that a replacement is held only once it is', async () => {
  const { visitor, client, hold } = await loseRace('10:00 AM');
  await waitFor(() => expect(suggestions()).toContain('2026-11-24 11:00 AM'));
  const answerHold = client.fake.hold('bookings.hold');
  await visitor.click(screen.getByRole('radio', { name: /Nov 24 at 11:00 AM/ }));
  expect(await screen.findByText(/Your new time is 11:00 AM/)).toBeVisible();
  expect(hold).toBeEmptyDOMElement();
  await act(async () => answerHold());
  expect(hold).toHaveTextContent('I’m holding this time for you while you fill in the form.');
});

test('X4 the page gets an event when the chosen time is taken', async () => {
  const onEvent = jest.fn();
  const client = createFakeVisitorClient({ bookings: [] });
  client.fake.fail('bookings.hold', new DataError('taken'));
  const { visitor } = await openBooking({ client, onEvent });
  await chooseService(visitor, /Leadership Coaching/);
  await chooseSlot(visitor, /Tuesday, November 24/, /^10:00 AM/);
  await screen.findByRole('alert');
  expect(onEvent).toHaveBeenCalledWith('slottaken', {
    service: 'leadership',
    date: '2026-11-24',
    time: '10:00 AM',
    startsAt: '2026-11-24T15:00:00.000Z',
  });
});
