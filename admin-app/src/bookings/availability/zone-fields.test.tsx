import { fireEvent, screen, within } from '@testing-library/react';
import { aBooking } from 'data-client/testing';
import { addDays } from 'domain/dates';
import { openDashboard } from '../../testing/open-dashboard';

const open = (over: Parameters<typeof openDashboard>[0] = {}) =>
  openDashboard({ address: '/admin/bookings/availability', ...over });
const saveButton = () => screen.getByRole('button', { name: 'Save availability' });

test('ZN1 the owner sets her home zone and travel dates, after seeing which bookings get another time', async () => {
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  const booking = aBooking({ date: tomorrow, time: '10:00 AM', status: 'confirmed' });
  const { owner, client } = await open({ seed: { bookings: [booking] } });
  const home = await screen.findByRole('combobox', { name: 'Home time zone' });
  expect(home).toHaveValue('America/New_York');
  await owner.clear(home);
  expect(home).toHaveAccessibleDescription(/Please choose a time zone or a city from the list\./);
  expect(saveButton()).toBeDisabled();
  await owner.type(home, 'Tokyo');
  expect(home).toHaveAccessibleDescription('Japan Standard Time, now GMT+9.');
  expect(
    await screen.findByText(/^Maren Okafor: .* at 10:00 AM Eastern Time becomes .* Japan Standard Time$/),
  ).toBeVisible();

  await owner.click(screen.getByRole('button', { name: 'Add travel dates' }));
  const trip = within(screen.getByRole('group', { name: 'Travel dates 1' }));
  fireEvent.change(trip.getByLabelText('From (travel dates 1)'), { target: { value: '2031-05-10' } });
  fireEvent.change(trip.getByLabelText('To (travel dates 1)'), { target: { value: '2031-05-09' } });
  await owner.type(trip.getByRole('combobox', { name: 'Time zone there (travel dates 1)' }), 'berlin');
  expect(trip.getByLabelText('To (travel dates 1)')).toHaveAccessibleDescription(
    /Please choose a day on or after the first day\./,
  );
  fireEvent.change(trip.getByLabelText('To (travel dates 1)'), { target: { value: '2031-05-12' } });
  await owner.click(saveButton());
  expect(await screen.findByText('Availability saved.')).toBeVisible();
  expect(client.backend.rules.zones).toEqual({
    home: 'Asia/Tokyo',
    travel: [{ firstDay: '2031-05-10', lastDay: '2031-05-12', zone: 'Europe/Berlin' }],
  });
  expect(
    await screen.findByText(/All times are Japan Standard Time, or local time on your travel dates\.$/),
  ).toBeVisible();
});

test('ZN1 zones cannot be saved before the bookings are known', async () => {
  const { owner, client } = await open({ seed: { bookings: [] } });
  const home = await screen.findByRole('combobox', { name: 'Home time zone' });
  client.fake.fail('bookings.between');
  await owner.clear(home);
  await owner.type(home, 'Berlin');
  expect(await screen.findByText(/Your bookings couldn’t be loaded/)).toBeVisible();
  expect(saveButton()).toBeDisabled();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The times of your bookings stay the same on your clock.')).toBeVisible();
  expect(saveButton()).toBeEnabled();
});
