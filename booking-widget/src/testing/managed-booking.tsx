import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from 'data-client';
import { aBooking, createFakeVisitorClient, fakeLinkOf, TestDataProvider } from 'data-client/testing';
import { renderWithTheme } from 'shared-ui/testing';
import { ManageBooking } from '../manage-booking/manage-booking';
import { setVisitorTimeZone, type Visitor } from './booking-page';

/** Opens the page behind the link in a booking’s emails, for a visitor in Berlin. */
export function openLink(changes: Partial<Booking> = {}, link?: string, isFailing = false) {
  const booking = aBooking({ date: '2026-11-24', time: '10:00 AM', status: 'confirmed', ...changes });
  const client = createFakeVisitorClient({ bookings: [booking] });
  if (isFailing) client.fake.fail('bookings.byLink');
  const onBook = jest.fn();
  setVisitorTimeZone('Europe/Berlin');
  renderWithTheme(
    <TestDataProvider client={client}>
      <ManageBooking link={link ?? fakeLinkOf(booking)} onBook={onBook} />
    </TestDataProvider>,
  );
  return { visitor: userEvent.setup(), client, onBook };
}

export const button = (name: string) => screen.findByRole('button', { name });

export async function answerQuestion(visitor: Visitor, answer: string) {
  await visitor.click(await button('Cancel consultation'));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this consultation?' });
  await visitor.click(within(question).getByRole('button', { name: answer }));
}

export async function chooseNextAfternoon(visitor: Visitor) {
  await visitor.click(await button('Move to another time'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose another time' })).toHaveFocus();
  await visitor.click(screen.getByRole('radio', { name: /November 25/ }));
  await visitor.click(await screen.findByRole('radio', { name: /^2:00 PM/ }));
}

/** The booking as the backend has it. */
export function stored({ backend }: ReturnType<typeof createFakeVisitorClient>): Booking {
  const [booking] = backend.bookings;
  if (!booking) throw new Error('The fake backend has no booking.');
  return booking;
}
