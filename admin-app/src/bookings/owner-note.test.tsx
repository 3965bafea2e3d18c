import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from 'data-client/testing';
import { answer, openDashboard } from '../testing/open-dashboard';

const maren = aBooking();
const field = () => screen.getByRole('textbox', { name: 'Your note' });

async function writeNote(text: string) {
  const dashboard = await openDashboard({ seed: { bookings: [maren] }, address: `/admin/bookings/${maren.id}` });
  await dashboard.owner.type(await screen.findByRole('textbox', { name: 'Your note' }), text);
  const save = () => dashboard.owner.click(screen.getByRole('button', { name: 'Save note' }));
  return { ...dashboard, save };
}

test('K1 a note changed in another window is shown before it is overwritten', async () => {
  const { owner, client, save } = await writeNote('Mine');
  await client.bookings.setNote({ id: maren.id, note: 'From my phone', seen: '' });
  await save();
  expect(await screen.findByText('The note was changed somewhere else')).toBeVisible();
  expect(screen.getByText('Note: “From my phone”')).toBeVisible();
  expect(field()).toHaveValue('Mine');
  const stored = () => client.backend.bookings[0]?.ownerNote;
  expect(stored()).toBe('From my phone');
  await owner.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(stored()).toBe('Mine'));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.queryByText('The note was changed somewhere else')).not.toBeInTheDocument();
});

test('K1 typing on after the lost response of a saved note is no conflict', async () => {
  const { owner, client, save } = await writeNote('Call');
  client.fake.lose('bookings.setNote');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  client.fake.heal();
  await owner.type(field(), ' first');
  client.fake.fail('bookings.setNote');
  await save();
  await waitFor(() => expect(field()).toBeInvalid());
  expect(screen.queryByText('The note was changed somewhere else')).not.toBeInTheDocument();
  client.fake.heal();
  await save();
  await waitFor(() => expect(client.backend.bookings[0]?.ownerNote).toBe('Call first'));
});

test('K1 a note being typed stays when the booking is deleted somewhere else', async () => {
  const { owner, client, save } = await writeNote('Call before noon');
  await client.bookings.remove([maren.id]);
  await save();
  expect(await screen.findByText('This booking was deleted somewhere else')).toBeVisible();
  expect(field()).toHaveValue('Call before noon');
  expect(field()).toHaveAttribute('readonly');
  for (const name of ['Save note', 'Confirm booking', 'Move…', 'Delete booking'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await owner.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
});

test('K1 closing with an unsaved note asks first, and a failed save keeps it', async () => {
  const { owner, client, save } = await writeNote('Half a');
  client.fake.fail('bookings.setNote');
  await save();
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/The note couldn’t be saved/));
  await owner.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await answer(owner, 'Discard your changes?', 'Keep editing');
  expect(field()).toHaveValue('Half a');
});
