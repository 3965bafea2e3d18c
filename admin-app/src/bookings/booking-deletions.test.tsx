import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeOwnerClient } from 'data-client/testing';
import { answer, openDashboard, selectAll } from '../testing/open-dashboard';
import { someBookings } from '../testing/some-bookings';
import {
  bookings as threeBookings,
  button,
  maren,
  priya,
  row,
  rowIsGone,
  rowSays,
  unclear,
} from '../testing/three-bookings';

/** In the past, whatever the day of the test. */
const past = { startsAt: new Date('2026-01-05T15:00:00Z') };
const bookings = threeBookings.map((booking) => ({ ...booking, ...past }));
const twentyOne = someBookings(21).map((booking) => ({ ...booking, ...past }));
const upcoming = threeBookings.map((booking) => ({ ...booking, startsAt: new Date('2126-01-05T15:00:00Z') }));

const deleteQuestion = 'Are you sure you want to delete this booking?';

async function pressDelete(name: string, listed: typeof bookings) {
  const dashboard = await openDashboard({ seed: { bookings: listed } });
  await dashboard.owner.click(await button(name, /^Delete/));
  return dashboard;
}

async function deletePriya() {
  const dashboard = await pressDelete('Priya Raman', bookings);
  await answer(dashboard.owner, deleteQuestion, 'Delete');
  return dashboard;
}

const stored = (client: FakeOwnerClient) => client.backend.bookings.map(({ id }) => id);

test('K1 Delete asks first with Keep focused, and Keep changes nothing', async () => {
  const { owner, client } = await pressDelete('Maren Okafor', bookings);
  const question = await screen.findByRole('alertdialog', { name: deleteQuestion });
  expect(question).toHaveAccessibleDescription(/Maren Okafor, Mon, Nov 23, 2026 at 9:00 AM Eastern Time/);
  expect(question).toHaveTextContent('You can undo this for ten seconds, and restore it from History for 30 days.');
  expect(within(question).getByRole('button', { name: 'Keep' })).toHaveFocus();
  await owner.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(client.backend.bookings).toHaveLength(3);
});

test('K1 Delete hides the booking at once and sends the request when Undo expires', async () => {
  const { owner, client } = await deletePriya();
  await rowIsGone('Priya Raman');
  expect(screen.getByText('1–2 of 2 bookings')).toBeVisible();
  expect(stored(client)).toContain(priya.id);
  await owner.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(stored(client)).not.toContain(priya.id));
});

test('BK3 Refresh shows a deleted booking that was restored in another window', async () => {
  const { owner, client } = await deletePriya();
  await rowIsGone('Priya Raman');
  await owner.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(stored(client)).not.toContain(priya.id));
  client.backend.bookings = [...client.backend.bookings, { ...priya, ...past }];
  await owner.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await row('Priya Raman')).toBeVisible();
});

test('K1 deleting the only booking of the last page leads to the page before it', async () => {
  const { owner } = await openDashboard({ seed: { bookings: twentyOne }, address: '/admin/bookings?page=2' });
  await screen.findByText('21–21 of 21 bookings');
  await owner.click(screen.getByRole('button', { name: /^Delete/ }));
  await answer(owner, deleteQuestion, 'Delete');
  expect(await screen.findByText('1–20 of 21 bookings')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(21);
});

test('K1 deleting all bookings of a page says so and offers the next ones', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings: twentyOne } });
  await screen.findByText('1–20 of 21 bookings');
  await selectAll(owner);
  await owner.click(screen.getByRole('button', { name: 'Delete selected' }));
  await answer(owner, 'Are you sure you want to delete these 20 bookings?', 'Delete');
  expect(await screen.findByText('You deleted all bookings on this page')).toBeVisible();
  expect(screen.queryByText(/^1–.* bookings$/)).not.toBeInTheDocument();
  await owner.click(screen.getByRole('button', { name: 'Show them now' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(stored(client)).toHaveLength(1);
});

test('K1 Undo restores a deleted booking without a request', async () => {
  const { owner, client } = await deletePriya();
  await rowIsGone('Priya Raman');
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await row('Priya Raman')).toBeVisible();
  expect(client.fake.sent('bookings.remove')).toEqual([]);
});

test('K1 signing out sends pending deletions', async () => {
  const { owner, client } = await deletePriya();
  await owner.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Sign In' });
  expect(stored(client)).not.toContain(priya.id);
  expect(screen.queryByText(/Priya Raman/)).not.toBeInTheDocument();
});

test.each([
  ['closing the window', () => fireEvent(window, new Event('pagehide'))],
  ['going back to the website', (owner: UserEvent) => owner.click(screen.getByRole('link', { name: 'View website' }))],
])('K1 %s sends pending deletions', async (_, leave) => {
  const { owner, client } = await deletePriya();
  await rowIsGone('Priya Raman');
  await leave(owner);
  await waitFor(() => expect(stored(client)).not.toContain(priya.id));
  expect(client.fake.sent('bookings.removeOnLeaving')).toEqual([[priya.id]]);
  expect(client.fake.sent('bookings.remove')).toEqual([]);
});

test('K1 several bookings are deleted after one question and restored with one Undo', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings } });
  await row('Maren Okafor');
  await owner.click(screen.getByRole('checkbox', { name: 'Select Maren Okafor’s booking' }));
  await owner.click(screen.getByRole('checkbox', { name: 'Select Daniel Reyes’s booking' }));
  await owner.click(screen.getByRole('button', { name: 'Delete selected' }));
  await answer(owner, 'Are you sure you want to delete these 2 bookings?', 'Delete');
  await rowIsGone('Maren Okafor');
  await rowIsGone('Daniel Reyes');
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await row('Maren Okafor')).toBeVisible();
  expect(await row('Daniel Reyes')).toBeVisible();
  expect(stored(client)).toHaveLength(3);
});

test('OB4 deleting an upcoming booking first offers to cancel it and notify the client, with a reason', async () => {
  const { owner, client } = await pressDelete('Maren Okafor', upcoming);
  const question = await screen.findByRole('alertdialog', { name: deleteQuestion });
  expect(question).toHaveAccessibleDescription(/Deleting sends no email to the client\.$/);
  expect(within(question).getByRole('button', { name: 'Keep' })).toHaveFocus();
  await owner.type(within(question).getByLabelText('Reason for the client'), ' I am ill. ');
  await answer(owner, deleteQuestion, 'Cancel and notify the client');
  await rowSays('Maren Okafor', 'Canceled');
  const stored = client.backend.bookings.find(({ id }) => id === maren.id);
  expect(stored).toMatchObject({ status: 'cancelled', cancelReason: 'I am ill.' });
});

test('OB4 deleting an upcoming booking without notifying the client asks again', async () => {
  const { owner, client } = await pressDelete('Maren Okafor', upcoming);
  await answer(owner, deleteQuestion, 'Delete anyway');
  await answer(owner, 'Delete without notifying the client?', 'Keep');
  expect(await row('Maren Okafor')).toBeVisible();
  await owner.click(await button('Maren Okafor', /^Delete/));
  await answer(owner, deleteQuestion, 'Delete anyway');
  await answer(owner, 'Delete without notifying the client?', 'Delete anyway');
  await rowIsGone('Maren Okafor');
  await owner.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(stored(client)).not.toContain(maren.id));
});

test('OB4 Escape keeps an upcoming booking', async () => {
  const { owner, client } = await pressDelete('Maren Okafor', upcoming);
  await screen.findByRole('alertdialog', { name: deleteQuestion });
  await owner.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(client.backend.bookings).toHaveLength(3);
});

test('OB4 the reason of a cancellation that failed is kept for the next attempt', async () => {
  const { owner, client } = await pressDelete('Maren Okafor', upcoming);
  await owner.type(await screen.findByLabelText('Reason for the client'), 'I am ill.');
  client.fake.fail('bookings.setStatus', new DataError('offline'));
  await answer(owner, deleteQuestion, 'Cancel and notify the client');
  await rowSays('Maren Okafor', unclear);
  client.fake.heal();
  await owner.click(await button('Maren Okafor', /^Delete/));
  expect(await screen.findByLabelText('Reason for the client')).toHaveValue('I am ill.');
});

test('OB4 a bulk deletion cancels the upcoming bookings and notifies their clients', async () => {
  const [first, ...others] = upcoming;
  const seed = { bookings: [{ ...first!, ...past }, ...others] };
  const { owner, client } = await openDashboard({ seed });
  await selectAll(owner);
  await owner.click(screen.getByRole('button', { name: 'Delete selected' }));
  await answer(owner, 'Are you sure you want to delete these 3 bookings?', 'Cancel and notify the clients');
  await rowSays('Daniel Reyes', 'Canceled');
  await rowSays('Priya Raman', 'Canceled');
  expect(client.backend.bookings.find(({ id }) => id === maren.id)).toMatchObject({ status: 'pending' });
});
