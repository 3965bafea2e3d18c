import { screen } from '@testing-library/react';

import { accessibilityFindings } from '../testing/accessibility';
import {
  bookButton,
  chooseService,
  chooseSlot,
  continueButton,
  friday,
  openBooking,
  setVisitorTimeZone,
  stepHeading,
  stopCalendarAt,
  typeDetails,
} from '../testing/booking-page';

stopCalendarAt(friday);
afterEach(() => jest.restoreAllMocks());

test('B1 every step passes axe, with errors shown as well', async () => {
  setVisitorTimeZone('Australia/Sydney');
  const { visitor } = await openBooking({ service: 'retreats' });
  await visitor.click(continueButton());
  expect(await accessibilityFindings()).toEqual([]);
  await chooseService(visitor, /Executive Coaching/);
  await visitor.click(continueButton());
  expect(await accessibilityFindings()).toEqual([]);
  await chooseSlot(visitor, /Tuesday, November 24/, /^10:00 AM/);
  await visitor.click(bookButton());
  expect(await accessibilityFindings()).toEqual([]);
  await typeDetails(visitor);
  await visitor.click(bookButton());
  await stepHeading('Your consultation is booked');
  expect(await accessibilityFindings()).toEqual([]);
});

test('B1 a visitor books with the keyboard alone', async () => {
  const { visitor, client } = await openBooking();
  await visitor.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await visitor.tab();
  await visitor.keyboard(' {ArrowDown}{Enter}');
  await stepHeading('Choose a date and time');
  await visitor.tab();
  await visitor.keyboard(' ');
  expect(screen.getByRole('radio', { name: /Monday, November 23/ })).toBeChecked();
  await visitor.tab();
  await visitor.keyboard(' {Enter}');
  await stepHeading('Your information');
  await visitor.tab();
  await visitor.keyboard('Maren{Tab}Okafor{Tab}maren@northwind.example{Enter}');
  await stepHeading('Your consultation is booked');
  expect(client.backend.bookings[0]).toMatchObject({
    serviceType: 'executive',
    date: '2026-11-23',
    time: '9:00 AM',
    lastName: 'Okafor',
  });
});

test('B6 keyboard and assistive technology cannot reach the honeypot field', async () => {
  const { visitor } = await openBooking({ service: 'keynote' });
  await visitor.click(continueButton());
  await chooseSlot(visitor, /Monday, November 23/, /^9:00 AM/);
  expect(screen.queryByRole('textbox', { name: /leave this empty/i, hidden: false })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Leave this empty')).toHaveAttribute('tabindex', '-1');
});
