import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DataError } from 'data-client';
import { aBooking, type FakeOwnerClient } from 'data-client/testing';
import { accessibilityFindings } from '../testing/accessibility';
import { openDeskInside } from '../testing/open-desk';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 15));
const maren = aBooking({ createdAt: day(20) });
const daniel = aBooking({ firstName: 'Daniel', lastName: 'Reyes', time: '11:00 AM', createdAt: day(19) });
const priya = aBooking({
  firstName: 'Priya',
  lastName: 'Raman',
  status: 'confirmed',
  time: '3:00 PM',
  createdAt: day(18),
});
const bookings = [maren, daniel, priya];

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const button = async (rowName: string, name: RegExp) => within(await row(rowName)).getByRole('button', { name });
const status = (name: string, words: string) =>
  waitFor(() => expect(within(screen.getByRole('row', { name: new RegExp(name) })).getByText(words)).toBeVisible());

test('K1 Confirm on a pending booking confirms it', async () => {
  const { owner, client } = await openDeskInside({ seed: { bookings } });
  await owner.click(await button('Maren Okafor', /^Confirm/));
  await status('Maren Okafor', 'Confirmed');
  expect(client.backend.bookings.find(({ id }) => id === maren.id)).toMatchObject({ status: 'confirmed' });
  expect(await screen.findByText('The booking of Maren Okafor is confirmed.')).toBeVisible();
});

test('K1 Cancel on a pending booking cancels it, and Undo takes that back', async () => {
  const { owner } = await openDeskInside({ seed: { bookings } });
  await owner.click(await button('Maren Okafor', /^Cancel/));
  await status('Maren Okafor', 'Cancelled');
  await owner.click(await screen.findByRole('button', { name: 'Undo' }));
  await status('Maren Okafor', 'Pending');
});

test('K1 an Undo that comes too late is refused with the reason, though the row is filtered away', async () => {
  const { owner, client } = await openDeskInside({ seed: { bookings }, address: '/admin/bookings?status=pending' });
  await owner.click(await button('Maren Okafor', /^Cancel/));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  client.backend.bookings = [...client.backend.bookings, aBooking({ firstName: 'Somebody', lastName: 'Else' })];
  await owner.click(undo);
  expect(await screen.findByText('Error updating booking status')).toBeVisible();
  expect(screen.getByText('Another booking holds this time. Cancel that one first.')).toBeVisible();
});

test('A5 nothing about a visitor stays on the screen after Logout', async () => {
  const { owner } = await openDeskInside({ seed: { bookings } });
  await owner.click(await button('Maren Okafor', /^Confirm/));
  await screen.findByText('The booking of Maren Okafor is confirmed.');
  await owner.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Sign In' });
  await waitFor(() => expect(screen.queryByText(/Maren Okafor/)).not.toBeInTheDocument());
});

test('K1 Confirm and Cancel are offered for pending bookings only', async () => {
  await openDeskInside({ seed: { bookings } });
  const buttons = within(await row('Priya Raman')).getAllByRole('button');
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(['Delete the booking of Priya Raman']);
});

test('K1 while one booking is being confirmed its buttons wait, and the others work', async () => {
  const { owner, client } = await openDeskInside({ seed: { bookings } });
  const release = client.fake.hold('bookings.setStatus');
  await owner.dblClick(await button('Maren Okafor', /^Confirm/));
  expect(await button('Maren Okafor', /^Confirm/)).toBeDisabled();
  expect(await button('Maren Okafor', /^Cancel/)).toBeDisabled();
  expect(await button('Maren Okafor', /^Delete/)).toBeDisabled();
  expect(await button('Daniel Reyes', /^Confirm/)).toBeEnabled();
  release();
  await status('Maren Okafor', 'Confirmed');
  expect(client.fake.calls.filter(({ operation }) => operation === 'bookings.setStatus')).toHaveLength(1);
});

test('K2 each change sets the time of the last change', async () => {
  const { owner, client } = await openDeskInside({ seed: { bookings } });
  await owner.click(await button('Maren Okafor', /^Confirm/));
  await status('Maren Okafor', 'Confirmed');
  const [changed] = client.backend.bookings;
  expect(changed?.updatedAt.getTime()).toBeGreaterThan(maren.updatedAt.getTime());
});

test('K2 a change that fails is alerted in the exact words, and the row says why', async () => {
  const { owner, client } = await openDeskInside({ seed: { bookings } });
  client.fake.fail('bookings.setStatus', new DataError('offline'));
  await owner.click(await button('Maren Okafor', /^Confirm/));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error updating booking status$/);
  await status('Maren Okafor', new DataError('offline').message);
  await status('Maren Okafor', 'Pending');
  expect(await button('Maren Okafor', /^Confirm/)).toBeEnabled();
  client.fake.heal();
  await owner.click(await button('Maren Okafor', /^Confirm/));
  await status('Maren Okafor', 'Confirmed');
  expect(screen.queryByText('Error updating booking status')).not.toBeInTheDocument();
  expect(within(await row('Maren Okafor')).queryByText(new DataError('offline').message)).not.toBeInTheDocument();
});

test('K1 Delete asks first, with the safe choice focused, and keeps the booking when the owner keeps it', async () => {
  const { owner, client } = await openDeskInside({ seed: { bookings } });
  await owner.click(await button('Maren Okafor', /^Delete/));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this booking?' });
  expect(question).toHaveAccessibleDescription(/Maren Okafor, Mon, Nov 23, 2026 at 9:00 AM Eastern Time/);
  expect(within(question).getByRole('button', { name: 'Keep' })).toHaveFocus();
  expect(await accessibilityFindings(question)).toEqual([]);
  await owner.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(client.backend.bookings).toHaveLength(3);
});

const sure = async (owner: UserEvent) =>
  owner.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
const rowIsGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).not.toBeInTheDocument());
const stored = (client: FakeOwnerClient) => client.backend.bookings.map(({ id }) => id);

test('K1 Delete takes the booking off the list once the owner is sure, and sends it when Undo is no longer offered', async () => {
  const { owner, client } = await openDeskInside({ seed: { bookings } });
  await owner.click(await button('Priya Raman', /^Delete/));
  await sure(owner);
  await rowIsGone('Priya Raman');
  expect(screen.getByText('1–2 of 2 bookings')).toBeVisible();
  expect(stored(client)).toContain(priya.id);
  await owner.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(stored(client)).not.toContain(priya.id));
});

test('K1 Undo brings a deleted booking back, and nothing was ever sent', async () => {
  const { owner, client } = await openDeskInside({ seed: { bookings } });
  await owner.click(await button('Priya Raman', /^Delete/));
  await sure(owner);
  await rowIsGone('Priya Raman');
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await row('Priya Raman')).toBeVisible();
  expect(client.fake.calls.map(({ operation }) => operation)).not.toContain('bookings.remove');
});

test('K1 signing out sends a deletion that could still be undone', async () => {
  const { owner, client } = await openDeskInside({ seed: { bookings } });
  await owner.click(await button('Priya Raman', /^Delete/));
  await sure(owner);
  await owner.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Sign In' });
  expect(stored(client)).not.toContain(priya.id);
  expect(screen.queryByText(/Priya Raman/)).not.toBeInTheDocument();
});

test.each([
  ['closing the window', () => fireEvent(window, new Event('pagehide'))],
  ['going back to the website', (owner: UserEvent) => owner.click(screen.getByRole('link', { name: 'View website' }))],
])('K1 %s sends a deletion that could still be undone', async (_, leave) => {
  const { owner, client } = await openDeskInside({ seed: { bookings } });
  await owner.click(await button('Priya Raman', /^Delete/));
  await sure(owner);
  await rowIsGone('Priya Raman');
  await leave(owner);
  await waitFor(() => expect(stored(client)).not.toContain(priya.id));
  expect(client.fake.calls.at(-1)).toMatchObject({ operation: 'bookings.removeOnLeaving', input: [priya.id] });
});

test('K1 several bookings are confirmed at once; the one whose time is taken says so and the others are done', async () => {
  const early = aBooking({ firstName: 'Early', lastName: 'Bird', status: 'cancelled' });
  const { owner, client } = await openDeskInside({ seed: { bookings: [...bookings, early] } });
  await row('Maren Okafor');
  await owner.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('4 selected')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Confirm selected' }));
  expect(await screen.findByText('3 bookings are confirmed.')).toBeVisible();
  expect(screen.getByText('Error updating booking status')).toBeVisible();
  await status('Early Bird', 'Another booking holds this time. Cancel that one first.');
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(client.backend.bookings.map((booking) => booking.status)).toEqual([
      'pending',
      'pending',
      'confirmed',
      'cancelled',
    ]),
  );
  expect(await screen.findByText('3 bookings are as they were before.')).toBeVisible();
});

test('K1 several bookings are deleted after one question, and come back with one Undo', async () => {
  const { owner, client } = await openDeskInside({ seed: { bookings } });
  await row('Maren Okafor');
  await owner.click(screen.getByRole('checkbox', { name: 'Select the booking of Maren Okafor' }));
  await owner.click(screen.getByRole('checkbox', { name: 'Select the booking of Daniel Reyes' }));
  await owner.click(screen.getByRole('button', { name: 'Delete selected' }));
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete these 2 bookings?' });
  await sure(owner);
  await rowIsGone('Maren Okafor');
  await rowIsGone('Daniel Reyes');
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await row('Maren Okafor')).toBeVisible();
  expect(await row('Daniel Reyes')).toBeVisible();
  expect(stored(client)).toHaveLength(3);
});

test('K1 another page or filter begins with nothing selected', async () => {
  const { owner } = await openDeskInside({ seed: { bookings } });
  await row('Maren Okafor');
  await owner.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(await accessibilityFindings()).toEqual([]);
  await owner.click(screen.getByRole('tab', { name: 'Pending' }));
  await rowIsGone('Priya Raman');
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
});

test('K2 a deletion that fails is alerted in the exact words, and the booking stays', async () => {
  const { owner, client } = await openDeskInside({ seed: { bookings } });
  client.fake.fail('bookings.remove', new DataError('server'));
  await owner.click(await button('Maren Okafor', /^Delete/));
  await sure(owner);
  await rowIsGone('Maren Okafor');
  await owner.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Error deleting booking$/));
  await status('Maren Okafor', new DataError('server').message);
});

test('K1 working down the pending bookings with the keyboard, the focus goes on to the next row', async () => {
  const { owner } = await openDeskInside({ seed: { bookings }, address: '/admin/bookings?status=pending' });
  (await button('Maren Okafor', /^Confirm/)).focus();
  await owner.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Maren Okafor/ })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Daniel Reyes' })).toHaveFocus());
});
