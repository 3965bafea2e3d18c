import { screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aBooking, createFakeOwnerClient, rejections, seriesRejection } from 'data-client/testing';
import { addDays } from 'domain/dates';
import { date, dialog, field, press, typeClient } from '../../testing/new-booking-steps';
import { address, openDashboard } from '../../testing/open-dashboard';

const taken = aBooking({ firstName: 'Iris', date: addDays(date, 14), time: '10:00 AM', status: 'confirmed' });

async function openSeries(bookings = [taken], time = '10:00 AM') {
  const at = `/admin/bookings/new?date=${date}&time=${time}`;
  const dashboard = await openDashboard({ seed: { bookings }, address: at });
  const { owner } = dashboard;
  await typeClient(owner);
  await owner.selectOptions(await field('Repeat'), 'Every 2 weeks');
  await owner.selectOptions(await field('Number of dates'), '3');
  const click = (name: string) => press(owner, name);
  return { ...dashboard, click };
}

test('OB3 a conflict is listed with free times, and one date can be changed without typing anything again', async () => {
  const { owner, client, click } = await openSeries();
  const slot = { date: taken.date, time: taken.time };
  const conflict = { ...slot, message: rejections.taken.message, free: [{ ...slot, time: '9:00 AM' }] };
  client.fake.fail('bookings.bookSeries', seriesRejection([conflict]));
  await click('Book');
  const row = await screen.findByRole('group', { name: 'Free times near date 2' });
  expect(row).toHaveTextContent('Another booking already has this time.');
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('Nothing was booked');
  client.fake.heal();
  await owner.click(within(row).getByRole('button', { name: '9:00 AM for date 2' }));
  expect(screen.queryByRole('group', { name: 'Free times near date 2' })).not.toBeInTheDocument();
  expect(await field(/^First name/)).toHaveValue('Ada');
  await click('Book');
  await screen.findByText(/^Ada Quill is booked for 3 dates, the first on .* at 10:00 AM Eastern Time\.$/);
  const booked = client.backend.bookings.filter(({ firstName }) => firstName === 'Ada');
  expect(booked.map((one) => [one.date, one.time]).toSorted()).toEqual([
    [date, '10:00 AM'],
    [addDays(date, 14), '9:00 AM'],
    [addDays(date, 28), '10:00 AM'],
  ]);
});

test('OB3 a date can be left out and put back, but at least two remain', async () => {
  const { client, click } = await openSeries();
  await click('Leave out date 2');
  await click('Leave out date 3');
  await click('Book');
  expect(await field('Number of dates')).toHaveAccessibleDescription('Keep at least two dates.');
  await click('Put back date 3');
  await click('Book');
  await screen.findByText(/^Ada Quill is booked for 2 dates/);
  const booked = client.backend.bookings.filter(({ firstName }) => firstName === 'Ada');
  expect(booked.map((one) => one.date)).not.toContain(taken.date);
});

test('OB3 a date can be changed by hand', async () => {
  const { owner, client, click } = await openSeries([]);
  await click('Change date 2');
  const row = within(within(await dialog()).getByRole('listitem', { name: 'Date 2' }));
  await owner.clear(row.getByLabelText(/^Time/));
  await owner.type(row.getByLabelText(/^Time/), '13:00');
  await click('Book');
  await screen.findByText(/^Ada Quill is booked for 3 dates/);
  expect(client.backend.bookings.map(({ time }) => time).toSorted()).toEqual(['10:00 AM', '10:00 AM', '1:00 PM']);
});

test('OB3 unusual dates need one confirmation, which names them', async () => {
  const { owner, client, click } = await openSeries([], '7:00 AM');
  const { message, hint } = rejections.unusualTime;
  const unusual = { time: '7:00 AM', message, hint, free: [] };
  const conflicts = [0, 14, 28].map((days) => ({ ...unusual, date: addDays(date, days) }));
  client.fake.fail('bookings.bookSeries', seriesRejection(conflicts));
  await click('Book');
  const question = await screen.findByRole('alertdialog', { name: 'Book these times anyway?' });
  expect(question).toHaveAccessibleDescription(/^This time is outside your weekly hours\. .*( at 7:00 AM ET.*){3}/);
  expect(question).toHaveAccessibleDescription(/^(?!.*weekly hours.*weekly hours)/);
  client.fake.heal();
  await owner.click(within(question).getByRole('button', { name: 'Book anyway' }));
  await screen.findByText(/^Ada Quill is booked for 3 dates/);
  expect(client.backend.bookings).toHaveLength(3);
  expect(client.fake.sent('bookings.bookSeries').at(-1)).toMatchObject({ isSure: true });
});

const inSeries = (week: number) =>
  ({
    ...aBooking({ firstName: 'Iris', date: addDays(date, 7 * week), time: '10:00 AM', status: 'confirmed' }),
    seriesId: 'a-series',
  }) as ReturnType<typeof aBooking>;

test('OB3 the details show the position in the series and link to the other bookings', async () => {
  const bookings = [inSeries(0), inSeries(1), inSeries(2)];
  const { owner } = await openDashboard({ seed: { bookings }, address: `/admin/bookings/${bookings[1]!.id}` });
  const series = within(await screen.findByRole('region', { name: 'Series' }));
  await series.findByText('This is booking 2 of 3.');
  await owner.click(series.getByRole('link', { name: 'Wed, Jan 23, 2126' }));
  await waitFor(() => expect(address()).toBe(`/admin/bookings/${bookings[2]!.id}`));
  await screen.findByText('This is booking 3 of 3.');
});

test.each([
  ['one booking', false, ['confirmed', 'cancelled', 'pending'], 'confirmed.'],
  ['it and all later ones', true, ['confirmed', 'cancelled', 'cancelled'], 'restored with all later bookings'],
  ['it and all later ones, whose first response is lost,', true, ['confirmed', 'cancelled', 'cancelled'], 'restored'],
])('OB3 Undo after canceling %s of a series gives each the status it had', async (what, isWithLater, statuses, end) => {
  const bookings = [inSeries(0), inSeries(1), { ...inSeries(2), status: 'pending' as const }];
  const client = createFakeOwnerClient({ isSignedIn: true, bookings });
  const { cancelSeriesFrom } = client.bookings;
  if (what.includes('lost'))
    jest.spyOn(client.bookings, 'cancelSeriesFrom').mockImplementationOnce(async (...given) => {
      await cancelSeriesFrom(...given);
      throw new DataError('offline');
    });
  const { owner } = await openDashboard({ client, address: `/admin/bookings/${bookings[1]!.id}` });
  const stored = () => bookings.map(({ id }) => client.backend.bookings.find((one) => one.id === id)?.status);
  await owner.selectOptions(await screen.findByLabelText(/^Status/), 'Canceled');
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this consultation?' }));
  if (isWithLater) await owner.click(question.getByLabelText(/^Also cancel all later bookings/));
  await owner.click(
    question.getByRole('button', { name: isWithLater ? 'Cancel consultations' : 'Cancel consultation' }),
  );
  await waitFor(() => expect(stored()).toEqual(statuses));
  await owner.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored()).toEqual(['confirmed', 'confirmed', 'pending']));
  expect(await screen.findByText(new RegExp(`’s booking is ${end}`))).toBeVisible();
});

test('OB3 a series whose cancellation failed is still chosen in the next attempt', async () => {
  const bookings = [inSeries(0), inSeries(1)];
  const { owner, client } = await openDashboard({ seed: { bookings }, address: `/admin/bookings/${bookings[0]!.id}` });
  const ask = async () => {
    await owner.click(await screen.findByRole('button', { name: 'Cancel…' }));
    return within(await screen.findByRole('alertdialog', { name: 'Cancel this consultation?' }));
  };
  const question = await ask();
  await owner.click(question.getByLabelText(/^Also cancel all later bookings/));
  client.fake.fail('bookings.cancelSeriesFrom', new DataError('offline'));
  await owner.click(question.getByRole('button', { name: 'Cancel consultations' }));
  expect(await screen.findByText('Error updating booking status')).toBeVisible();
  client.fake.heal();
  expect((await ask()).getByLabelText(/^Also cancel all later bookings/)).toBeChecked();
});
