import { screen } from '@testing-library/react';

import { chooseSlot, continueButton, friday, openBooking, stopCalendarAt } from '../testing/booking-page';

stopCalendarAt(friday);
afterEach(() => jest.restoreAllMocks());

test('B6 keyboard and assistive technology cannot reach the honeypot field', async () => {
  const { visitor } = await openBooking({ service: 'keynote' });
  await visitor.click(continueButton());
  await chooseSlot(visitor, /Monday, November 23/, /^9:00 AM/);
  expect(screen.queryByRole('textbox', { name: /leave this empty/i, hidden: false })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Leave this empty')).toHaveAttribute('tabindex', '-1');
});
