import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from 'data-client/testing';
import { openDashboard } from '../../testing/open-dashboard';

const iris = aBooking({ firstName: 'Iris', date: '2126-01-09', time: '10:00 AM', status: 'confirmed' });
const link = 'https://meet.example/iris';

async function openPlace() {
  const dashboard = await openDashboard({ seed: { bookings: [iris] }, address: `/admin/bookings/${iris.id}` });
  await dashboard.owner.click(await screen.findByRole('button', { name: 'Change place…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the meeting place' }));
  const choose = (kind: string) => dashboard.owner.selectOptions(dialog.getByLabelText('Where it takes place'), kind);
  const save = () => dashboard.owner.click(dialog.getByRole('button', { name: 'Save place' }));
  const stored = () => dashboard.client.backend.bookings.find(({ id }) => id === iris.id)?.meeting;
  const sent = () => dashboard.client.fake.sent('bookings.relocate');
  return { ...dashboard, dialog, choose, save, stored, sent };
}

test('MP1 the owner gives a booking its own link, the client gets an email, and Undo restores the place', async () => {
  const { owner, dialog, choose, save, stored, sent } = await openPlace();
  await choose('Video call');
  await owner.type(dialog.getByLabelText(/^Link/), link);
  await save();
  await screen.findByText('Iris Okafor’s booking has a new meeting place.');
  expect(stored()).toEqual({ kind: 'video', place: link });
  expect(sent()).toMatchObject([{ sequence: 0, sendsEmail: true }]);
  expect(await screen.findByText(`Video call: ${link}`)).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored()).toEqual({ kind: 'email', place: '' }));
});

test('MP1 a missing address is reported at its field, and the owner may leave out the email', async () => {
  const { owner, dialog, choose, save, stored, sent } = await openPlace();
  await choose('In person, at an address');
  await save();
  expect(dialog.getByLabelText(/^Address/)).toHaveAccessibleDescription(/Please enter the address\./);
  await owner.type(dialog.getByLabelText(/^Address/), '1 Main Street');
  await owner.click(dialog.getByRole('checkbox', { name: 'Email the client' }));
  await save();
  await waitFor(() => expect(stored()).toEqual({ kind: 'address', place: '1 Main Street' }));
  expect(sent()).toMatchObject([{ sendsEmail: false }]);
});
