import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aBooking, rejections } from 'data-client/testing';
import { address, browserBack, openDashboard } from '../../testing/open-dashboard';

/** A week far ahead, from a Monday, with the usual hours. */
const week = '/admin/bookings/week?week=2126-01-07';
const iris = aBooking({ firstName: 'Iris', date: '2126-01-09', time: '10:00 AM', status: 'confirmed' });
const done = aBooking({ firstName: 'Priya', date: '2126-01-09', time: '2:00 PM', status: 'completed' });

const entry = (name: RegExp) => screen.findByRole('link', { name });
const slot = async (day: string, time: string) => {
  const region = await screen.findByRole('region', { name: day });
  return within(region).getByText(time, { selector: 'a' });
};

async function drag(name: RegExp, to: HTMLElement) {
  fireEvent.dragStart(await entry(name), { dataTransfer: {} });
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  fireEvent.dragOver(to);
  fireEvent.drop(to);
}

async function openWeek(bookings = [iris, done]) {
  const dashboard = await openDashboard({ seed: { bookings }, address: week });
  await entry(/Iris Okafor/);
  return { ...dashboard, stored: () => dashboard.client.backend.bookings.find(({ id }) => id === iris.id) };
}

test('OB1 a click on a free half hour opens the form with its date and time', async () => {
  const { owner } = await openWeek();
  await owner.click(await slot('Thu, Jan 10', '1:30 PM'));
  // The form replaces a dialog that waits for the services.
  const date = await screen.findByLabelText(/^Date/);
  const form = within(screen.getByRole('dialog', { name: 'New booking' }));
  expect(date).toHaveValue('2126-01-10');
  expect(form.getByLabelText(/^Time/)).toHaveValue('13:30');
  await owner.click(browserBack());
  expect(address()).toBe(week);
});

test('OB1 each day has a link to the form for the keyboard', async () => {
  const { owner } = await openWeek();
  const link = await screen.findByRole('link', { name: 'New booking on Thu, Jan 10' });
  link.focus();
  await owner.keyboard('{Enter}');
  // The form replaces a dialog that waits for the services.
  const date = await screen.findByLabelText(/^Date/);
  expect(screen.getByRole('dialog', { name: 'New booking' })).toContainElement(date);
  expect(date).toHaveValue('2126-01-10');
});

test('OB2 below a booking that lasts until after midnight, the days offer no times', async () => {
  await openWeek([iris, aBooking({ date: '2126-01-09', time: '11:30 PM' })]);
  await slot('Thu, Jan 10', '11:30 PM');
  expect(screen.queryAllByText('12:00 AM', { selector: 'a' })).toEqual([]);
});

test('OB2 a booking that is dropped on another half hour moves there, and Undo moves it back', async () => {
  const { owner, stored } = await openWeek();
  await drag(/Iris Okafor/, await slot('Thu, Jan 10', '1:30 PM'));
  await screen.findByText(/is now on Thu, Jan 10, 2126 at 1:30 PM Eastern Time\.$/);
  expect(stored()).toMatchObject({ date: '2126-01-10', time: '1:30 PM' });
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/is back on Wed, Jan 9, 2126 at 10:00 AM/);
  expect(stored()).toMatchObject({ date: '2126-01-09', time: '10:00 AM' });
});

test('OB2 a drop on a day without hours asks once, and keeping the time changes nothing', async () => {
  const { owner, client, stored } = await openWeek();
  client.fake.fail('bookings.move', rejections.unusualTime);
  await drag(/Iris Okafor/, await slot('Sat, Jan 12', '9:00 AM'));
  const question = await screen.findByRole('alertdialog', { name: 'Move to this time anyway?' });
  client.fake.heal();
  await owner.click(within(question).getByRole('button', { name: 'Choose another time' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(stored()).toMatchObject({ date: '2126-01-09', time: '10:00 AM' });
});

test('OB2 a booking that changed meanwhile is not moved, and the alert says why until it is', async () => {
  const { client, stored } = await openWeek();
  client.fake.fail('bookings.move', rejections.changed);
  await drag(/Iris Okafor/, await slot('Thu, Jan 10', '1:30 PM'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The booking wasn’t moved\. This booking was changed/);
  expect(stored()).toMatchObject({ time: '10:00 AM' });
  client.fake.heal();
  await drag(/Iris Okafor/, await slot('Thu, Jan 10', '1:30 PM'));
  await screen.findByText(/is now on Thu, Jan 10, 2126 at 1:30 PM/);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('OB2 a booking that is being moved is busy, cannot be dragged, and keeps the focus', async () => {
  const { client } = await openWeek();
  const release = client.fake.hold('bookings.move');
  act(() => screen.getByRole('link', { name: /Iris Okafor/ }).focus());
  fireEvent.pointerDown(await entry(/Iris Okafor/));
  await drag(/Iris Okafor/, await slot('Thu, Jan 10', '1:30 PM'));
  expect(await entry(/10:00 AM Iris Okafor/)).toHaveAttribute('aria-busy', 'true');
  expect(await entry(/10:00 AM Iris Okafor/)).toHaveAttribute('draggable', 'false');
  release();
  await waitFor(async () => expect(await entry(/1:30 PM Iris Okafor/)).toHaveAttribute('aria-busy', 'false'));
  expect(await entry(/1:30 PM Iris Okafor/)).toHaveFocus();
  expect(await entry(/1:30 PM Iris Okafor/)).toHaveAttribute('draggable', 'true');
});

test('OB2 of two bookings moved at once, both stay busy until the week shows their new times', async () => {
  const lena = aBooking({ firstName: 'Lena', date: '2126-01-09', time: '11:00 AM', status: 'confirmed' });
  const { client } = await openWeek([iris, lena]);
  const releaseIris = client.fake.hold('bookings.move');
  await drag(/Iris Okafor/, await slot('Thu, Jan 10', '1:30 PM'));
  const releaseLena = client.fake.hold('bookings.move');
  await drag(/Lena Okafor/, await slot('Thu, Jan 10', '3:00 PM'));
  releaseIris();
  await screen.findByText(/is now on Thu, Jan 10, 2126 at 1:30 PM/);
  expect(await entry(/10:00 AM Iris Okafor/)).toHaveAttribute('draggable', 'false');
  expect(await entry(/11:00 AM Lena Okafor/)).toHaveAttribute('draggable', 'false');
  releaseLena();
  await waitFor(async () => expect(await entry(/3:00 PM Lena Okafor/)).toHaveAttribute('draggable', 'true'));
  expect(await entry(/1:30 PM Iris Okafor/)).toHaveAttribute('draggable', 'true');
});

test('OB2 a completed booking cannot be dragged', async () => {
  await openWeek();
  expect(await entry(/Priya Okafor/)).toHaveAttribute('draggable', 'false');
  expect(await entry(/Iris Okafor/)).toHaveAttribute('draggable', 'true');
});

const series = ['2126-01-09', '2126-01-16'].map((date, index) => ({
  ...aBooking({ id: `series-${index}`, firstName: 'Iris', date, time: '10:00 AM', status: 'confirmed' }),
  seriesId: 'series',
}));

async function dropInSeries() {
  const { owner, client } = await openWeek(series);
  const drop = async () => {
    await drag(/Iris Okafor/, await slot('Thu, Jan 10', '1:30 PM'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this booking' }));
    expect(await dialog.findByRole('radio', { name: 'Only this booking' })).toBeChecked();
    return { dialog, press: (name: string) => owner.click(dialog.getByRole('button', { name })) };
  };
  const slots = () => client.backend.bookings.map(({ date, time }) => `${date} ${time}`).toSorted();
  return { ...(await drop()), owner, client, drop, slots };
}

test('OB2 OB3 a booking of a series that is dropped asks whether the following ones move, too', async () => {
  const { owner, dialog, slots, press } = await dropInSeries();
  expect(dialog.getByLabelText(/^Date/)).toHaveValue('2126-01-10');
  expect(dialog.getByLabelText(/^Time/)).toHaveValue('13:30');
  expect(slots()).toEqual(['2126-01-09 10:00 AM', '2126-01-16 10:00 AM']);
  await owner.click(dialog.getByRole('radio', { name: /This and all following/ }));
  await press('Move bookings');
  await screen.findByText(/^2 bookings of Iris Okafor were moved/);
  expect(slots()).toEqual(['2126-01-10 1:30 PM', '2126-01-17 1:30 PM']);
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/are back at their earlier times\.$/);
  expect(slots()).toEqual(['2126-01-09 10:00 AM', '2126-01-16 10:00 AM']);
});

test('OB2 OB3 of a series, only the dropped booking can move, or none', async () => {
  const { drop, slots, press } = await dropInSeries();
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(slots()).toEqual(['2126-01-09 10:00 AM', '2126-01-16 10:00 AM']);
  await (await drop()).press('Move booking');
  await screen.findByText(/is now on Thu, Jan 10, 2126 at 1:30 PM/);
  expect(slots()).toEqual(['2126-01-10 1:30 PM', '2126-01-16 10:00 AM']);
});

test('A3 OB2 the time of a dropped booking survives the end of the session', async () => {
  const { client, press } = await dropInSeries();
  client.backend.isSignedIn = false;
  client.fake.fail('bookings.move', new DataError('session-expired'));
  await press('Move booking');
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  expect(screen.getByLabelText(/^Date/)).toHaveValue('2126-01-10');
});
