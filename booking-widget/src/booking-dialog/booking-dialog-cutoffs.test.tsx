import { screen } from '@testing-library/react';
import { createFakeVisitorClient, usualRules } from 'data-client/testing';

import { chooseService, chooseSlot, friday, openBooking, stepHeading, stopCalendarAt } from '../testing/booking-page';

stopCalendarAt(friday);

async function openDetails(cutoffs: { moveHours: number; cancelHours: number }) {
  const client = createFakeVisitorClient({ bookings: [], rules: { ...usualRules, cutoffs } });
  const { visitor } = await openBooking({ client });
  await chooseService(visitor, /Executive Coaching/);
  await chooseSlot(visitor, /Tuesday, November 24/, /^10:00 AM/);
  await stepHeading('Your information');
}

test('PO1 the form says until when a booking can be moved and canceled', async () => {
  await openDetails({ moveHours: 24, cancelHours: 48 });
  expect(screen.getByText(/24 hours.*48 hours/)).toBeVisible();
});

test('PO1 without cutoffs the form says nothing about them', async () => {
  await openDetails({ moveHours: 0, cancelHours: 0 });
  expect(screen.queryByText(/hours/)).not.toBeInTheDocument();
});
