import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aBooking, createFakeOwnerClient, rejections } from 'data-client/testing';
import { openDashboard } from '../testing/open-dashboard';

const date = '2126-01-09';
const iris = aBooking({ firstName: 'Iris', date, time: '10:00 AM', status: 'confirmed' });
const other = aBooking({ firstName: 'Daniel', lastName: 'Reyes', date, time: '2:00 PM', status: 'confirmed' });

const dialog = () => screen.findByRole('dialog', { name: 'Move this booking' });
const time = async () => within(await dialog()).getByLabelText(/^Time/);
const press = async (owner: UserEvent, name: string) =>
  owner.click(await within(await dialog()).findByRole('button', { name }));

async function openMove(booking = iris) {
  const seed = { bookings: [booking, other] };
  const dashboard = await openDashboard({ seed, address: `/admin/bookings/${iris.id}` });
  await dashboard.owner.click(await screen.findByRole('button', { name: 'Move…' }));
  await dialog();
  const { backend, fake } = dashboard.client;
  const stored = () => backend.bookings.find(({ id }) => id === iris.id);
  const sent = () => fake.sent('bookings.move');
  return { ...dashboard, stored, sent };
}

test('OB2 a booking moves to a free time, and Undo moves it back', async () => {
  const { owner, stored, sent } = await openMove();
  const times = within(await within(await dialog()).findByRole('group', { name: 'Free times' }));
  const [chosen, other] = ['10:00 AM', '3:00 PM'].map((name) => times.getByRole('button', { name }));
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(chosen?.className).not.toBe(other?.className);
  await press(owner, '3:00 PM');
  await press(owner, 'Move booking');
  await screen.findByText(/^Iris Okafor’s booking is now on .* at 3:00 PM Eastern Time\.$/);
  expect(stored()).toMatchObject({ date, time: '3:00 PM', status: 'confirmed' });
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/is back on .* at 10:00 AM Eastern Time\.$/);
  expect(stored()).toMatchObject({ date, time: '10:00 AM' });
  expect(sent()).toMatchObject([
    { sequence: 0, sendsEmail: true },
    { sequence: 1, sendsEmail: true },
  ]);
});

test('OB2 Back closes the dialog only, and asks first once something was chosen', async () => {
  const { owner } = await openMove();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Move this booking' })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Iris Okafor' })).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Move…' }));
  await press(owner, '3:00 PM');
  act(() => window.history.back());
  await owner.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await time()).toHaveValue('15:00');
});

test('OB2 a taken time is rejected at its field', async () => {
  const { owner, client, stored } = await openMove();
  client.fake.fail('bookings.move', rejections.taken);
  await owner.clear(await time());
  await owner.type(await time(), '14:30');
  await press(owner, 'Move booking');
  await waitFor(async () =>
    expect(await time()).toHaveAccessibleDescription(/Another booking already has this time\./),
  );
  expect(stored()).toMatchObject({ time: '10:00 AM' });
});

test('E3 the dialog stays open until it is known whether the booking was moved', async () => {
  const { owner, client } = await openMove();
  client.fake.fail('bookings.move');
  const finish = client.fake.hold('bookings.move');
  await press(owner, '3:00 PM');
  await press(owner, 'Move booking');
  await owner.keyboard('{Escape}');
  finish();
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('Please check your connection');
});

test('OB2 a time outside the hours needs one confirmation', async () => {
  const { owner, client, stored, sent } = await openMove();
  client.fake.fail('bookings.move', rejections.unusualTime);
  await owner.clear(await time());
  await owner.type(await time(), '19:00');
  await press(owner, 'Move booking');
  const question = await screen.findByRole('alertdialog', { name: 'Move to this time anyway?' });
  expect(question).toHaveAccessibleDescription('This time is outside your weekly hours.');
  client.fake.heal();
  await owner.click(within(question).getByRole('button', { name: 'Move anyway' }));
  await screen.findByText(/is now on/);
  expect(sent()).toMatchObject([{ isSure: false }, { isSure: true }]);
  expect(stored()).toMatchObject({ time: '7:00 PM' });
});

test('OB2 a booking that changed meanwhile is not moved, and the dialog says so', async () => {
  const { owner, client, stored } = await openMove();
  client.fake.fail('bookings.move', rejections.changed);
  await press(owner, '3:00 PM');
  await press(owner, 'Move booking');
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(/changed in the meantime/);
  expect(stored()).toMatchObject({ time: '10:00 AM' });
});

test.each([
  ['can be left out', {}, false],
  ['can be sent about a booking without emails', { sendsEmail: false }, true],
])('OB2 the email about a move %s', async (_, over, sendsEmail) => {
  const { owner, sent } = await openMove({ ...iris, ...over });
  await press(owner, '3:00 PM');
  await owner.click(within(await dialog()).getByLabelText(/^Email the client/));
  await press(owner, 'Move booking');
  await screen.findByText(/is now on/);
  expect(sent()).toMatchObject([{ sendsEmail }]);
});

test('OB2 a busy time of another calendar is not suggested', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, bookings: [iris] });
  const dentist = { startsAt: new Date(`${date}T20:00:00Z`), endsAt: new Date(`${date}T21:00:00Z`) };
  client.calendars.busyBetween = async () => [{ ...dentist, calendarName: 'Private' }];
  const { owner } = await openDashboard({ client, address: `/admin/bookings/${iris.id}` });
  await owner.click(await screen.findByRole('button', { name: 'Move…' }));
  const free = within(await within(await dialog()).findByRole('group', { name: 'Free times' }));
  expect(free.getByRole('button', { name: '2:00 PM' })).toBeVisible();
  expect(free.queryByRole('button', { name: '3:00 PM' })).not.toBeInTheDocument();
});

test('OB2 no time is suggested before the blocked times of the chosen day are known', async () => {
  const { client } = await openMove();
  await within(await dialog()).findByRole('group', { name: 'Free times' });
  const finish = client.fake.hold('blockedTimes.between');
  fireEvent.change(within(await dialog()).getByLabelText(/^Date/), { target: { value: '2126-01-10' } });
  // The bookings of that day are read meanwhile.
  await expect(screen.findByRole('group', { name: 'Free times' })).rejects.toThrow('Unable to find');
  finish();
  await within(await dialog()).findByRole('group', { name: 'Free times' });
});
