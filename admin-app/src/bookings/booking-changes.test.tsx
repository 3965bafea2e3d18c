import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aBooking, rejections } from 'data-client/testing';
import { answer, openDashboard, selectAll } from '../testing/open-dashboard';
import { bookings, button, maren, row, rowIsGone, rowSays, unclear } from '../testing/three-bookings';

async function cancelMaren(owner: UserEvent) {
  await owner.click(await button('Maren Okafor', /^Cancel/));
  await answer(owner, 'Cancel this consultation?', 'Cancel consultation');
}

test('K1 Cancel asks first; Keep consultation changes nothing', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings } });
  await owner.click(await button('Maren Okafor', /^Cancel/));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this consultation?' });
  expect(question).toHaveAccessibleDescription(/Maren Okafor, Mon, Nov 23, 2026 at 9:00 AM Eastern Time/);
  await owner.click(within(question).getByRole('button', { name: 'Keep consultation' }));
  expect(client.backend.bookings[0]).toMatchObject({ status: 'pending' });
});

test('K1 canceling several bookings asks once', async () => {
  const { owner } = await openDashboard({ seed: { bookings }, address: '/admin/bookings?status=pending' });
  await selectAll(owner);
  await owner.click(screen.getByRole('button', { name: 'Cancel selected' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel these 2 consultations?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Maren Okafor, Mon, Nov 23, 2026 at 9:00 AM Eastern Time',
  );
  await owner.click(question.getByRole('button', { name: 'Cancel consultations' }));
  expect(await screen.findByText('2 bookings are canceled.')).toBeVisible();
});

test('K1 Cancel on a pending booking cancels it, and Undo takes that back', async () => {
  const { owner } = await openDashboard({ seed: { bookings } });
  await cancelMaren(owner);
  await rowSays('Maren Okafor', 'Canceled');
  await owner.click(await screen.findByRole('button', { name: 'Undo' }));
  await rowSays('Maren Okafor', 'Pending');
});

test('K1 a booking that its client canceled in the meantime is not confirmed', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings } });
  const confirm = await button('Maren Okafor', /^Confirm/);
  await client.bookings.setStatus({ id: maren.id, status: 'cancelled' });
  await owner.click(confirm);
  expect(await screen.findByText('Error updating booking status')).toBeVisible();
  await rowSays('Maren Okafor', 'Canceled');
});

test('K1 a late Undo shows the reason even if its row is filtered out', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings }, address: '/admin/bookings?status=pending' });
  await cancelMaren(owner);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  client.fake.fail('bookings.setStatus', rejections.lost);
  await owner.click(undo);
  expect(await screen.findByText('Error updating booking status')).toBeVisible();
  expect(screen.getByText('Another booking already has this time. Cancel that one first.')).toBeVisible();
});

test('A5 no visitor data stays on the screen after Logout', async () => {
  const { owner } = await openDashboard({ seed: { bookings } });
  await owner.click(await button('Maren Okafor', /^Confirm/));
  await screen.findByText('Maren Okafor’s booking is confirmed.');
  await owner.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Sign In' });
  await waitFor(() => expect(screen.queryByText(/Maren Okafor/)).not.toBeInTheDocument());
});

test('K1 Confirm and Cancel are offered for pending bookings only', async () => {
  await openDashboard({ seed: { bookings } });
  const buttons = within(await row('Priya Raman')).getAllByRole('button');
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(['Delete Priya Raman’s booking']);
});

test('K1 while one booking is being confirmed only its own buttons are disabled', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings } });
  const release = client.fake.hold('bookings.setStatus');
  await owner.dblClick(await button('Maren Okafor', /^Confirm/));
  expect(await button('Maren Okafor', /^Confirm/)).toBeDisabled();
  expect(await button('Maren Okafor', /^Cancel/)).toBeDisabled();
  expect(await button('Maren Okafor', /^Delete/)).toBeDisabled();
  expect(await button('Daniel Reyes', /^Confirm/)).toBeEnabled();
  release();
  await rowSays('Maren Okafor', 'Confirmed');
  expect(client.fake.sent('bookings.setStatus')).toHaveLength(1);
});

test('K2 a failed change shows the exact alert, and the row shows the reason', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings } });
  client.fake.fail('bookings.setStatus');
  await owner.click(await button('Maren Okafor', /^Confirm/));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error updating booking status$/);
  await rowSays('Maren Okafor', unclear);
  await rowSays('Maren Okafor', 'Pending');
  expect(await button('Maren Okafor', /^Confirm/)).toBeEnabled();
  client.fake.heal();
  await owner.click(await button('Maren Okafor', /^Confirm/));
  await rowSays('Maren Okafor', 'Confirmed');
  expect(screen.queryByText('Error updating booking status')).not.toBeInTheDocument();
  expect(within(await row('Maren Okafor')).queryByText(unclear)).not.toBeInTheDocument();
});

test('K1 a bulk confirmation reports the booking whose time is taken and confirms the others', async () => {
  const early = aBooking({ firstName: 'Early', lastName: 'Bird' });
  const { owner, client } = await openDashboard({ seed: { bookings: [...bookings, early] } });
  const { setStatus } = client.bookings;
  client.bookings.setStatus = async (change) => {
    if (change.id === early.id) throw rejections.lost;
    return setStatus(change);
  };
  await selectAll(owner);
  expect(screen.getByText('4 selected')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Confirm 3 of 4 selected' }));
  expect(await screen.findByText('2 bookings are confirmed.')).toBeVisible();
  expect(screen.getByText('Error updating booking status')).toBeVisible();
  await rowSays('Early Bird', 'Another booking already has this time. Cancel that one first.');
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  const before = ['pending', 'pending', 'confirmed', 'pending'];
  await waitFor(() => expect(client.backend.bookings.map(({ status }) => status)).toEqual(before));
  expect(await screen.findByText('2 bookings are as they were before.')).toBeVisible();
});

test('K1 bulk actions count and change only the bookings to which they apply', async () => {
  const past = (['cancelled', 'completed', 'no-show'] as const).map((status) => aBooking({ lastName: status, status }));
  const { owner, client } = await openDashboard({ seed: { bookings: [...bookings, ...past] } });
  const statuses = () => client.backend.bookings.map(({ status }) => status);
  await selectAll(owner);
  await owner.click(screen.getByRole('button', { name: 'Confirm 2 of 6 selected' }));
  expect(await screen.findByText('2 bookings are confirmed.')).toBeVisible();
  expect(statuses()).toEqual(['confirmed', 'confirmed', 'confirmed', 'cancelled', 'completed', 'no-show']);
  expect(await screen.findByText('None are pending.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm selected' })).toBeDisabled();
  await owner.click(screen.getByRole('button', { name: 'Cancel 3 of 6 selected' }));
  await owner.click(await screen.findByRole('button', { name: 'Cancel consultations' }));
  expect(await screen.findByText('None are pending or confirmed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel selected' })).toBeDisabled();
  expect(statuses()).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled', 'completed', 'no-show']);
  expect(screen.getByRole('button', { name: 'Delete selected' })).toBeEnabled();
});

test('K1 changing the page or filter clears the selection', async () => {
  const { owner } = await openDashboard({ seed: { bookings } });
  await selectAll(owner);
  await owner.click(screen.getByRole('tab', { name: 'Pending' }));
  await rowIsGone('Priya Raman');
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
});

test('K1 the focus moves to the next row after confirming with the keyboard', async () => {
  const { owner } = await openDashboard({ seed: { bookings }, address: '/admin/bookings?status=pending' });
  (await button('Maren Okafor', /^Confirm/)).focus();
  await owner.keyboard('{Enter}');
  await rowIsGone('Maren Okafor');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Daniel Reyes' })).toHaveFocus());
});
