import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from 'data-client';
import { aBooking } from 'data-client/testing';
import { renderWithTheme } from 'shared-ui/testing';
import type { MailState } from '../booking-state/booking-flow-handle';
import { ConfirmationView } from './confirmation-view';

function showConfirmation(mail: MailState, timeZone = 'America/New_York', status: Booking['status'] = 'pending') {
  renderWithTheme(
    <ConfirmationView booking={aBooking({ status })} {...{ mail, timeZone }} doneLabel="Done" onDone={() => {}} />,
  );
}

const confirms = /please confirm it with the link in that email/;

test.each<[MailState, RegExp, asksToConfirm?: number]>([
  ['sending', /^I’m sending a confirmation email with a calendar invite to maren@/, 1],
  ['sent', /^A confirmation email was sent to maren@.+ It includes a calendar invite/, 1],
  ['queued', /^A confirmation email with a calendar invite is on its way to maren@/, 1],
  ['held', /^I’ve already emailed maren@/],
  ['not-configured', /^This site isn’t sending confirmation emails/],
  ['failed', /^The confirmation email couldn’t be sent yet\. I’ll try again/, 1],
])('B9 the note says that the email is %s, and nothing claims more', (mail, words, asksToConfirm = 0) => {
  showConfirmation(mail);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryAllByText(confirms)).toHaveLength(asksToConfirm);
  expect(screen.queryAllByText(/email was sent/)).toHaveLength(mail === 'sent' ? 1 : 0);
});

test('B9 MP1 service, date, time and place are shown, in the coach’s zone and in the visitor’s', () => {
  showConfirmation('sent', 'Australia/Sydney');
  expect(screen.getByText('Leadership Coaching')).toBeVisible();
  expect(screen.getByText('Monday, November 23, 2026')).toBeVisible();
  expect(screen.getByText('9:00 AM Eastern Time')).toBeVisible();
  expect(screen.getByText('1:00 AM the next day, your time (Australian Eastern Daylight Time)')).toBeVisible();
  expect(screen.getByText('Agreed by email')).toBeVisible();
});

test('MP3 a pending booking is called a request, a confirmed one is the visitor’s', () => {
  showConfirmation('sent');
  expect(screen.getByText(/^Thank you, Maren\. .* once I’ve confirmed it\.$/)).toBeVisible();
  showConfirmation('sent', undefined, 'confirmed');
  expect(screen.getByText('Thank you, Maren. This time is yours.')).toBeVisible();
  expect(screen.getAllByText(confirms)).toHaveLength(1);
});

test('B9 the visitor can add the consultation to their calendar', async () => {
  const createObjectURL = jest.fn(() => 'blob:calendar');
  Object.assign(URL, { createObjectURL });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  showConfirmation('not-configured');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(createObjectURL).toHaveBeenCalledWith(expect.objectContaining({ type: 'text/calendar' }));
  expect(click.mock.contexts).toEqual([expect.objectContaining({ download: 'consultation-2026-11-23.ics' })]);
});

test('B9 the calendar file stays available for 50 seconds, in which an iPhone asks whether to download it', () => {
  jest.useFakeTimers();
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:calendar', revokeObjectURL });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  showConfirmation('not-configured');
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  jest.advanceTimersByTime(50_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50_000);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:calendar');
});

test('MP4 the visitor can add the consultation to Google Calendar or Outlook', () => {
  showConfirmation('sent');
  expect(screen.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/calendar\.google\.com\/.+dates=20261123T140000Z/),
  );
  expect(screen.getByRole('link', { name: 'Outlook' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/outlook\.live\.com\/.+startdt=2026-11-23T14%3A00/),
  );
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
