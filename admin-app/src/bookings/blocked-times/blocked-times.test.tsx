import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { defaultZones } from 'domain/coach-zones';
import { addDays } from 'domain/dates';
import { coachClock, coachInstant } from 'domain/slots';
import { aBooking } from 'data-client/testing';
import { openDashboard } from '../../testing/open-dashboard';
import { slotDay } from '../../booking-slot/booking-times';
import { blockedTimeOf } from './block-draft';
import { blockedWords } from './blocked-words';

const open = (over: Parameters<typeof openDashboard>[0] = {}) =>
  openDashboard({ address: '/admin/bookings/blocked-times', ...over });
const tomorrow = addDays(coachClock(new Date(), defaultZones).date, 1);

test('B5 the owner blocks whole days, unblocks them and undoes it', async () => {
  const { owner, client } = await open();
  expect(await screen.findByText('Nothing is blocked')).toBeVisible();
  await owner.type(screen.getByRole('textbox', { name: /Reason/ }), 'Away');
  await owner.click(screen.getByRole('button', { name: 'Block this time' }));
  const [startsAt, endsAt] = [0, 1].map((days) => coachInstant(addDays(tomorrow, days), 0, defaultZones));
  await waitFor(() => expect(client.backend.blockedTimes).toMatchObject([{ startsAt, endsAt, note: 'Away' }]));
  await owner.click(await screen.findByRole('button', { name: `Unblock ${slotDay({ date: tomorrow })}, all day` }));
  expect(await screen.findByText('Nothing is blocked')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Unblock/ })).toBeVisible();
});

test('B5 blocking hours reports the bookings they contain', async () => {
  const { owner } = await open({
    seed: { bookings: [aBooking({ date: tomorrow, time: '10:00 AM', status: 'confirmed' })] },
  });
  await screen.findByText('Nothing is blocked');
  await owner.click(screen.getByRole('checkbox', { name: 'Whole days' }));
  await owner.click(screen.getByRole('button', { name: 'Block this time' }));
  expect(
    await screen.findByText(/9:00 AM – 12:00 PM is blocked. 1 booking at that time doesn’t change\./),
  ).toBeVisible();
});

test('B5 the bookings at a time are listed with links, before it is blocked and after', async () => {
  const day = addDays(tomorrow, 3);
  const booking = { date: day, firstName: 'Ada', lastName: 'Quill' };
  const bookings = [
    aBooking({ ...booking, time: '10:00 AM', status: 'confirmed' }),
    aBooking({ ...booking, time: '8:30 AM', status: 'confirmed' }),
    aBooking({ ...booking, time: '11:00 AM', status: 'completed' }),
    aBooking({ ...booking, time: '2:00 PM', status: 'pending' }),
  ];
  const { owner } = await open({ seed: { bookings } });
  fireEvent.change(await screen.findByLabelText('Last day'), { target: { value: day } });
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: day } });
  const when = slotDay({ date: day });
  expect(await screen.findByText(`3 bookings on ${when}, all day`)).toBeVisible();
  await owner.click(screen.getByRole('checkbox', { name: 'Whole days' }));
  const title = `2 bookings on ${when}, 9:00 AM – 12:00 PM`;
  expect(await screen.findByText(title)).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Block this time' }));
  expect(await screen.findByText(/is blocked\. 2 bookings at that time don’t change\./)).toBeVisible();
  expect(screen.getByLabelText('First day')).toHaveValue(tomorrow);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Ada Quill, .* at 8:30 AM/ })).toBeVisible();
  await owner.click(screen.getByRole('link', { name: /^Ada Quill, .* at 10:00 AM/ }));
  expect(await screen.findByRole('dialog', { name: 'Ada Quill' })).toBeVisible();
});

test('B5 a booking that is over is not listed', async () => {
  jest.useFakeTimers({ now: coachInstant(tomorrow, 12 * 60, defaultZones), advanceTimers: true });
  const bookings = [
    aBooking({ date: tomorrow, time: '9:00 AM', status: 'confirmed' }),
    aBooking({ date: tomorrow, time: '2:00 PM', status: 'confirmed' }),
  ];
  await open({ seed: { bookings } });
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: tomorrow } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: tomorrow } });
  expect(await screen.findByText(`1 booking on ${slotDay({ date: tomorrow })}, all day`)).toBeVisible();
});

test('B5 bookings that fail to load while a time is blocked never look like none', async () => {
  const { owner } = await open({ fails: 'bookings.between' });
  await screen.findByText('Nothing is blocked');
  expect(await screen.findByText('Your bookings at this time couldn’t be loaded.')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Block this time' }));
  expect(await screen.findByText(/ is blocked\. Bookings at that time couldn’t be loaded/)).toBeVisible();
});

test('B5 a time that is blocked at the second try leaves no error behind', async () => {
  const { owner, client } = await open();
  await screen.findByText('Nothing is blocked');
  const block = () => owner.click(screen.getByRole('button', { name: 'Block this time' }));
  client.fake.fail('blockedTimes.add', new DataError('server'));
  await block();
  expect(await screen.findByText(/^The time couldn’t be blocked\. Something went wrong/)).toBeVisible();
  client.fake.fail('blockedTimes.add');
  await block();
  expect(await screen.findByText(/^The time couldn’t be blocked\. There was no response/)).toBeVisible();
  expect(screen.getAllByText(/couldn’t be blocked/)).toHaveLength(1);
  client.fake.heal();
  await block();
  expect(await screen.findByText(/is blocked\.$/)).toBeVisible();
  expect(screen.queryByText(/couldn’t be blocked/)).toBeNull();
});

test('B5 an end before the start shows an error, and nothing is sent', async () => {
  const { owner, client } = await open();
  await screen.findByText('Nothing is blocked');
  await owner.click(screen.getByRole('checkbox', { name: 'Whole days' }));
  const to = screen.getByLabelText('To');
  await owner.clear(to);
  await owner.type(to, '08:00');
  await owner.click(screen.getByRole('button', { name: 'Block this time' }));
  expect(to).toHaveAccessibleDescription('Please choose a time after the start.');
  expect(client.backend.blockedTimes).toEqual([]);
});

test('B5 a missing start shows an error at its own field, and nothing is sent', async () => {
  const { owner, client } = await open();
  await owner.click(await screen.findByRole('checkbox', { name: 'Whole days' }));
  const from = screen.getByLabelText('From');
  await owner.clear(from);
  await owner.click(screen.getByRole('button', { name: 'Block this time' }));
  expect(from).toHaveAccessibleDescription('Please choose a time.');
  expect(screen.getByLabelText('To')).toBeValid();
  expect(client.backend.blockedTimes).toEqual([]);
});

test('B5 a time that the clocks skip shows an error at its end, and nothing is sent', async () => {
  jest.useFakeTimers({ now: new Date('2027-03-01T12:00:00Z'), advanceTimers: true });
  const { owner, client } = await open();
  await owner.click(await screen.findByRole('checkbox', { name: 'Whole days' }));
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2027-03-14' } });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '02:30' } });
  const to = screen.getByLabelText('To');
  fireEvent.change(to, { target: { value: '03:00' } });
  await owner.click(screen.getByRole('button', { name: 'Block this time' }));
  expect(to).toHaveAccessibleDescription('The clocks go forward then. Please choose a later time.');
  expect(client.backend.blockedTimes).toEqual([]);
});

test('B5 the owner blocks an evening until midnight', async () => {
  const { owner, client } = await open();
  await screen.findByText('Nothing is blocked');
  await owner.click(screen.getByRole('checkbox', { name: 'Whole days' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '18:00' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '00:00' } });
  await owner.click(screen.getByRole('button', { name: 'Block this time' }));
  expect(await screen.findByText(/, 6:00 PM – 12:00 AM is blocked\.$/)).toBeVisible();
  const endsAt = coachInstant(addDays(tomorrow, 1), 0, defaultZones);
  expect(client.backend.blockedTimes).toMatchObject([{ endsAt }]);
});

test.each([true, false])(
  'B5 a block before a trip lasts until midnight, wherever it goes: all day %s',
  (isWholeDays) => {
    const [day, next] = ['2027-12-10', '2027-12-11'];
    const draft = { id: '', isWholeDays, firstDay: day, lastDay: day, from: '06:00', to: '00:00', note: '' };
    const words = `${slotDay({ date: day })}, ${isWholeDays ? 'all day' : '6:00 AM – 12:00 AM'}`;
    for (const [zone, end] of Object.entries({ 'Asia/Tokyo': '05', 'America/Los_Angeles': '08' })) {
      const zones = { home: 'America/New_York', travel: [{ firstDay: next, lastDay: next, zone }] };
      const block = blockedTimeOf(draft, zones);
      expect([block.endsAt, blockedWords(block, zones)]).toEqual([new Date(`${next}T${end}:00:00Z`), words]);
    }
  },
);

test('B5 a day in the past, or none, shows an error at its field, and nothing is sent', async () => {
  const { owner, client } = await open();
  const firstDay = await screen.findByLabelText('First day');
  fireEvent.change(firstDay, { target: { value: addDays(tomorrow, -2) } });
  await owner.click(screen.getByRole('button', { name: 'Block this time' }));
  expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription('Please choose today or a later day.');
  await owner.clear(firstDay);
  expect(firstDay).toHaveAccessibleDescription('Please choose a day.');
  expect(client.backend.blockedTimes).toEqual([]);
});

test('B5 a day in three years is blocked and listed', async () => {
  const { owner } = await open();
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: addDays(tomorrow, 1095) } });
  await owner.click(screen.getByRole('button', { name: 'Block this time' }));
  expect(await screen.findByRole('button', { name: /^Unblock/ })).toBeVisible();
});

test.each([
  ['whole days', 'Last day'],
  ['hours', 'First day'],
])('B5 %s from the last day of 2199 on, which cannot be stored, show an error', async (kind, field) => {
  const { owner, client } = await open();
  if (kind === 'hours') await owner.click(await screen.findByRole('checkbox', { name: 'Whole days' }));
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2199-12-31' } });
  await owner.click(screen.getByRole('button', { name: 'Block this time' }));
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription('Please choose a day before December 31, 2199.');
  expect(client.backend.blockedTimes).toEqual([]);
});

test('B5 a single day stays one while its date is typed', async () => {
  await open();
  const firstDay = await screen.findByLabelText('First day');
  for (const passed of [26, 5]) fireEvent.change(firstDay, { target: { value: addDays(tomorrow, passed) } });
  expect(screen.getByLabelText('Last day')).toHaveValue(addDays(tomorrow, 5));
});
