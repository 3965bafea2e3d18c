import { fireEvent, screen, within } from '@testing-library/react';
import { aBooking, usualRules } from 'data-client/testing';
import { openDashboard } from '../testing/open-dashboard';

const home = 'America/Unheard_Of';
const rules = { ...usualRules, zones: { home, homeOffset: -180, travel: [] } };
/** At 9:00 AM four hours behind UTC: clocks change between today and this day. */
const maren = aBooking({
  date: '2126-07-09',
  time: '9:00 AM',
  timezone: home,
  startsAt: new Date('2126-07-09T13:00:00Z'),
  endsAt: new Date('2126-07-09T14:00:00Z'),
  visitorTimeZone: 'Asia/Tokyo',
});

test('ZN3 the dashboard shows times in a home zone that the owner’s browser does not know', async () => {
  await openDashboard({ seed: { rules, bookings: [maren] }, address: `/admin/bookings/${maren.id}` });
  const details = within(await screen.findByRole('dialog'));
  expect(await details.findByText('9:00 AM GMT-3, 60 min')).toBeVisible();
  expect(details.getByText('10:00 PM (Japan Standard Time)')).toBeVisible();
});

test('ZN3 the owner changes her hours and keeps a zone that her browser does not know', async () => {
  const { owner, client } = await openDashboard({ seed: { rules }, address: '/admin/bookings/availability' });
  expect(await screen.findByText(/All times are GMT-03:00\.$/)).toBeVisible();
  fireEvent.change(await screen.findByLabelText(/notice/i), { target: { value: '24' } });
  await owner.click(screen.getByRole('button', { name: 'Save availability' }));
  expect(await screen.findByText('Availability saved.')).toBeVisible();
  expect(client.backend.rules).toMatchObject({ minimumNoticeHours: 24, zones: { home } });
});
