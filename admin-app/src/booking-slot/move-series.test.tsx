import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, rejections, seriesRejection } from 'data-client/testing';
import { openDashboard } from '../testing/open-dashboard';

const dates = ['2126-01-08', '2126-01-15', '2126-01-22', '2126-01-29'];
const series = dates.map((date, index) => ({
  ...aBooking({ id: `series-${index}`, firstName: 'Iris', date, time: '10:00 AM', status: 'confirmed' }),
  seriesId: 'series',
}));
const [first, second, third, last] = series;

const dialog = () => screen.findByRole('dialog', { name: 'Move this booking' });
const radio = async (name: RegExp) => within(await dialog()).findByRole('radio', { name });
const itemsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const newTimes = async () => itemsOf(within(await dialog()).getByRole('list', { name: 'New times' }));

async function openMove(of = second!, bookings = series) {
  const dashboard = await openDashboard({ seed: { bookings }, address: `/admin/bookings/${of.id}` });
  await dashboard.owner.click(await screen.findByRole('button', { name: 'Move…' }));
  const view = within(await dialog());
  const { backend, fake } = dashboard.client;
  return {
    ...dashboard,
    slots: () =>
      series.map(({ id }) => backend.bookings.find((one) => one.id === id)).map((one) => `${one?.date} ${one?.time}`),
    sent: () => fake.sent('bookings.moveSeries'),
    moveTo: async (date: string, time: string) => {
      await dashboard.owner.clear(view.getByLabelText(/^Date/));
      await dashboard.owner.type(view.getByLabelText(/^Date/), date);
      await dashboard.owner.clear(view.getByLabelText(/^Time/));
      await dashboard.owner.type(view.getByLabelText(/^Time/), time);
    },
    submit: (name = 'Move bookings') => dashboard.owner.click(view.getByRole('button', { name })),
  };
}

test('OB2 OB3 this and all following bookings of a series move by as much, and Undo moves them back', async () => {
  const { owner, moveTo, submit, slots, sent } = await openMove();
  expect(await radio(/Only this booking/)).toBeChecked();
  await owner.click(await radio(/This and all following \(3\)/));
  await moveTo('2126-01-17', '14:00');
  expect(await newTimes()).toEqual([
    'Thu, Jan 17, 2126 at 2:00 PM Eastern Time',
    'Thu, Jan 24, 2126 at 2:00 PM Eastern Time',
    'Thu, Jan 31, 2126 at 2:00 PM Eastern Time',
  ]);
  await submit();
  await screen.findByText(/^3 bookings of Iris Okafor were moved, the first to .* at 2:00 PM Eastern Time\.$/);
  expect(slots()).toEqual(['2126-01-08 10:00 AM', '2126-01-17 2:00 PM', '2126-01-24 2:00 PM', '2126-01-31 2:00 PM']);
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/are back at their earlier times\.$/);
  expect(slots()).toEqual(dates.map((date) => `${date} 10:00 AM`));
  expect(sent()).toMatchObject([
    { sendsEmail: true, moves: [{ sequence: 0 }, { sequence: 0 }, { sequence: 0 }] },
    { sendsEmail: true, isSure: true, moves: [{ sequence: 1 }, { sequence: 1 }, { sequence: 1 }] },
  ]);
});

test('OB2 OB3 a booking that the client moves meanwhile is sent as the owner saw it, which the database rejects', async () => {
  const { owner, client, moveTo, submit, sent } = await openMove();
  await owner.click(await radio(/This and all following \(3\)/));
  await moveTo('2126-01-15', '14:00');
  const elsewhere = { ...aBooking({ ...second!, date: '2126-01-07' }), seriesId: 'series', sequence: 1 };
  client.backend.bookings = client.backend.bookings.map((one) => (one.id === elsewhere.id ? elsewhere : one));
  client.fake.fail('bookings.moveSeries');
  await submit();
  await within(await dialog()).findByRole('alert');
  client.fake.heal();
  await submit();
  await screen.findByText(/were moved/);
  const asSeen = { id: elsewhere.id, sequence: 0, date: '2126-01-15', time: '2:00 PM' };
  expect(sent()[1]).toMatchObject({ moves: [asSeen, {}, {}] });
});

test('OB2 OB3 by default only this booking of the series moves', async () => {
  const { moveTo, submit, slots, sent } = await openMove();
  await moveTo('2126-01-16', '14:00');
  await submit('Move booking');
  await screen.findByText(/is now on/);
  expect(slots()[2]).toBe('2126-01-22 10:00 AM');
  expect(sent()).toEqual([]);
});

test('OB2 OB3 canceled bookings of the series do not move', async () => {
  const { owner, moveTo } = await openMove(second, [first!, second!, { ...third!, status: 'cancelled' }, last!]);
  await owner.click(await radio(/following \(2\)/));
  await moveTo('2126-01-15', '14:00');
  expect(await newTimes()).toHaveLength(2);
});

test('OB2 OB3 the dialog lists no new times until there is a new time', async () => {
  const { owner, moveTo } = await openMove();
  await owner.click(await radio(/following/));
  const view = within(await dialog());
  const expectNone = () => {
    expect(view.queryByRole('list', { name: 'New times' })).not.toBeInTheDocument();
    expect(view.getByText('Choose a new date or time to see all new times.')).toBeVisible();
  };
  expectNone();
  await moveTo('2126-01-17', '14:00');
  expect(await newTimes()).toHaveLength(3);
  await owner.clear(view.getByLabelText(/^Time/));
  expectNone();
});

test('OB2 OB3 the last booking of a series offers no choice', async () => {
  await openMove(last);
  await waitFor(async () => expect(within(await dialog()).queryByText('Loading')).not.toBeInTheDocument());
  expect(within(await dialog()).queryByRole('radio')).not.toBeInTheDocument();
});

test('OB2 OB3 conflicts are named at their times, and nothing moves', async () => {
  const { owner, client, moveTo, submit, slots } = await openMove();
  await owner.click(await radio(/following/));
  await moveTo('2126-01-15', '14:00');
  const message = 'Nothing was moved: some of the bookings need another time.';
  const conflict = { date: third!.date, time: '2:00 PM', message: rejections.taken.message, free: [] };
  client.fake.fail('bookings.moveSeries', seriesRejection([{ ...conflict, hint: 'slot-taken' }], message));
  await submit();
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent(/The bookings weren’t moved/);
  expect(alert).toHaveTextContent(message);
  expect((await newTimes())[1]).toMatch(/2:00 PM Eastern Time.*Another booking already has this time\./);
  expect(slots()).toEqual(dates.map((date) => `${date} 10:00 AM`));
});

test('OB2 OB3 unusual times of a series need one confirmation, which lists them under one reason', async () => {
  const { owner, client, moveTo, submit, sent } = await openMove();
  await owner.click(await radio(/following/));
  await moveTo('2126-01-15', '19:00');
  const conflict = { time: '7:00 PM', message: rejections.unusualTime.message, hint: 'unusual-time', free: [] };
  client.fake.fail('bookings.moveSeries', seriesRejection([third!, last!].map(({ date }) => ({ ...conflict, date }))));
  await submit();
  const question = await screen.findByRole('alertdialog', { name: 'Move to these times anyway?' });
  expect(within(question).getAllByText(/This time is outside your weekly hours\./)).toHaveLength(1);
  expect(itemsOf(question)).toEqual(['Tue, Jan 22, 2126 at 7:00 PM ET', 'Tue, Jan 29, 2126 at 7:00 PM ET']);
  expect(question).toHaveAccessibleDescription(/^This time is outside your weekly hours\. Tue, Jan 22, .* Tue, Jan 29/);
  client.fake.heal();
  await owner.click(within(question).getByRole('button', { name: 'Move anyway' }));
  await screen.findByText(/were moved/);
  expect(sent()).toMatchObject([{ isSure: false }, { isSure: true }]);
});
