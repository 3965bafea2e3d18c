import { screen, waitFor } from '@testing-library/react';

import { bookButton, fillBooking, friday, openBooking, stepHeading, stopCalendarAt } from '../testing/booking-page';

stopCalendarAt(friday);

test('the form continues from its draft, and the draft ends with the booking', async () => {
  const onDraft = jest.fn<void, [string | undefined]>();
  const before = await openBooking({ onDraft });
  await fillBooking(before.visitor);
  const draft = onDraft.mock.lastCall?.[0];
  before.unmount();

  const { visitor } = await openBooking({ draft, onDraft });
  expect(await stepHeading('Your information')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Maren');
  expect(screen.getByText(/Nov 24.+10:00 AM/)).toBeInTheDocument();
  await visitor.click(bookButton());
  await waitFor(() => expect(onDraft).toHaveBeenLastCalledWith(undefined));
});

test('a draft of another version of the form is ignored', async () => {
  await openBooking({ draft: '{"step":"details"}' });
  expect(await stepHeading('Choose a service')).toBeVisible();
});
