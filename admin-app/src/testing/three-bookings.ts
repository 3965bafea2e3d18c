import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from 'data-client/testing';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 15));

export const maren = aBooking({ createdAt: day(20) });
const daniel = aBooking({ firstName: 'Daniel', lastName: 'Reyes', time: '11:00 AM', createdAt: day(19) });
export const priya = aBooking({
  firstName: 'Priya',
  lastName: 'Raman',
  status: 'confirmed',
  time: '3:00 PM',
  createdAt: day(18),
});

/** Two pending bookings and a confirmed one, newest first. */
export const bookings = [maren, daniel, priya];

export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
export const button = async (rowName: string, name: RegExp) => within(await row(rowName)).getByRole('button', { name });
/** Waits until a row shows a text. */
export const rowSays = (name: string, words: string) =>
  waitFor(() => expect(within(screen.getByRole('row', { name: new RegExp(name) })).getByText(words)).toBeVisible());
export const rowIsGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).not.toBeInTheDocument());

/** The text in a row whose change had no response. */
export const unclear =
  'There was no response from the server, but this may have worked after all. Please check your connection and try again.';
