import { screen, within } from '@testing-library/react';
import { aBooking, type FakeSeed } from 'data-client/testing';
import { openDashboard } from '../testing/open-dashboard';

const details = () => screen.findByRole('dialog', { name: 'Maren Okafor' });

const openDetails = (booking: NonNullable<FakeSeed['bookings']>[number]) =>
  openDashboard({ seed: { bookings: [booking] }, address: `/admin/bookings/${booking.id}` });

test('PO3 the details show the questions as they were asked, with the answers', async () => {
  const intakeAnswers = [
    { id: 'role', kind: 'text', question: 'What is your role?', answer: 'Head of Operations' },
    { id: 'goal', kind: 'long-text', question: 'Your goal?', answer: '' },
    { id: 'terms', kind: 'checkbox', question: 'I am over 18', answer: 'yes' },
  ] as const;
  await openDetails({ ...aBooking(), intakeAnswers });
  const dialog = within(await details());
  const answerTo = (question: string) => dialog.getByText(question).nextElementSibling?.textContent;
  expect(intakeAnswers.map(({ question }) => answerTo(question))).toEqual([
    'Head of Operations',
    'Not answered',
    'Yes',
  ]);
});

test('PO3 SV4 the details say when the form did not know the questions', async () => {
  await openDetails({ ...aBooking(), intakeAnswers: null });
  expect(within(await details()).getByText(/older version of the booking form/)).toBeVisible();
});
