import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewBooking } from 'data-client';
import { createFakeVisitorClient, TestDataProvider, type FakeVisitorClient } from 'data-client/testing';
import { useState } from 'react';
import { renderWithTheme } from 'shared-ui/testing';
import { BookingDialog } from '../booking-dialog/booking-dialog';
import type { BookingOptions } from '../booking-flow/use-booking-flow';

// Checking the visibility of every element would take four fifths of the time of a whole booking. The one test about a
// hidden element checks it explicitly.
configure({ defaultHidden: true });

/** A Friday morning in New York: the first day to book is Monday, November 23. */
export const friday = new Date('2026-11-20T15:00:00Z');

const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;
const others = ['queueMicrotask', 'nextTick', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'] as const;

// Only the calendar stops, not the clocks that React and the queries run on.
beforeEach(() => {
  jest.useFakeTimers({ now: friday, doNotFake: [...timers, ...others] });
});

// Fake timers replace `Intl`, but their version reads the zone from this one.
const NativeFormat = Intl.DateTimeFormat;
const nativeOptions = new NativeFormat('en-US').resolvedOptions();

export function setVisitorTimeZone(timeZone: string) {
  jest.spyOn(NativeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...nativeOptions, timeZone });
}

type PageOptions = BookingOptions & { locale?: string };

function Page({ client, ...options }: PageOptions & { client: FakeVisitorClient }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TestDataProvider client={client}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <BookingDialog {...options} isOpen={isOpen} onClose={() => setOpen(false)} />
    </TestDataProvider>
  );
}

export type OpenBookingOptions = PageOptions & { client?: FakeVisitorClient };

/** A page whose button has just opened the booking dialog. */
export async function openBooking({
  client = createFakeVisitorClient({ bookings: [] }),
  ...options
}: OpenBookingOptions = {}) {
  const visitor = userEvent.setup();
  const { unmount } = renderWithTheme(<Page client={client} {...options} />);
  await visitor.click(screen.getByRole('button', { name: 'Open' }));
  return { visitor, client, unmount };
}

export type Visitor = ReturnType<typeof userEvent.setup>;

export const continueButton = () => screen.getByRole('button', { name: 'Continue' });
export const bookButton = () => screen.getByRole('button', { name: 'Book Consultation' });
export const stepHeading = (name: string) => screen.findByRole('heading', { level: 3, name });
export const dateRadios = () =>
  within(screen.getByRole('group', { name: 'Date' })).getAllByRole<HTMLInputElement>('radio');

export async function chooseService(visitor: Visitor, name: RegExp) {
  await visitor.click(await screen.findByRole('radio', { name }));
  await visitor.click(continueButton());
}

export async function chooseSlot(visitor: Visitor, date: RegExp, time: RegExp) {
  await visitor.click(screen.getByRole('radio', { name: date }));
  await visitor.click(await screen.findByRole('radio', { name: time }));
  await visitor.click(continueButton());
}

async function typeDetails(visitor: Visitor) {
  for (const [label, text] of Object.entries({
    'First name': 'Maren',
    'Last name': 'Okafor',
    Email: 'maren@northwind.example',
  })) {
    await visitor.click(screen.getByLabelText(label));
    await visitor.paste(text);
  }
}

/** Everything up to the last press: executive coaching on Tuesday at ten. */
export async function fillBooking(visitor: Visitor) {
  await chooseService(visitor, /Executive Coaching/);
  await chooseSlot(visitor, /Tuesday, November 24/, /^10:00 AM/);
  await typeDetails(visitor);
}

/** The bookings that were submitted, one per attempt. */
export const sentBookings = ({ fake }: FakeVisitorClient) =>
  fake.calls.filter(({ operation }) => operation === 'bookings.create').map(({ input }) => input as NewBooking);

/** The dialog with everything but the last press. */
export async function openFilledBooking(options?: OpenBookingOptions) {
  const page = await openBooking(options);
  await fillBooking(page.visitor);
  return page;
}

export async function book(visitor: Visitor) {
  await visitor.click(bookButton());
  expect(await stepHeading('Request received')).toBeVisible();
}
