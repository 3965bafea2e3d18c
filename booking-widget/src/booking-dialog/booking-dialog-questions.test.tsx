import { screen } from '@testing-library/react';
import { DataError } from 'data-client';
import { aService, createFakeVisitorClient } from 'data-client/testing';
import type { IntakeQuestion } from 'domain/intake';
import {
  book,
  bookButton,
  chooseSlot,
  fillBooking,
  openBooking,
  openFilledBooking,
  sentBookings,
} from '../testing/booking-page';

const questions: IntakeQuestion[] = [
  { id: 'role', kind: 'text', label: 'What is your role?', isRequired: true },
  { id: 'before', kind: 'choice', label: 'Coached before?', isRequired: false, options: ['Never', 'Once'] },
  { id: 'terms', kind: 'checkbox', label: 'I am over 18', isRequired: true },
];

const withQuestions = (asked = questions) =>
  createFakeVisitorClient({
    bookings: [],
    services: [
      aService({ id: 'executive', name: 'Executive Coaching', questions: asked }),
      aService({ id: 'leadership', name: 'Leading Well' }),
    ],
  });

const operations = ({ fake }: ReturnType<typeof withQuestions>) => fake.calls.map(({ operation }) => operation);

test('PO3 the form asks the questions of the service and sends the answers', async () => {
  const { visitor, client } = await openFilledBooking({ client: withQuestions() });
  await visitor.click(bookButton());
  const role = await screen.findByLabelText('What is your role?');
  expect(role).toHaveFocus();
  expect(role).toHaveAccessibleDescription('Please answer this question.');
  expect(screen.getByLabelText('I am over 18')).toHaveAccessibleDescription('Please answer this question.');
  expect(screen.getByLabelText('Coached before?')).not.toHaveAttribute('aria-invalid');
  await visitor.type(role, 'Head of Operations');
  await visitor.click(screen.getByLabelText('I am over 18'));
  await book(visitor);
  expect(sentBookings(client)).toMatchObject([{ answers: { role: 'Head of Operations', before: '', terms: 'yes' } }]);
});

test('PO3 a service without questions requests none and sends no answers', async () => {
  const { visitor, client } = await openFilledBooking({ client: withQuestions([]) });
  await book(visitor);
  expect(operations(client)).not.toContain('services.byId');
  expect(sentBookings(client)[0]?.answers).toBeUndefined();
});

test('PO3 an answer that the backend rejects shows the reason next to its question until it is changed', async () => {
  const { visitor, client } = await openFilledBooking({ client: withQuestions(questions.slice(0, 1)) });
  const role = await screen.findByLabelText('What is your role?');
  await visitor.type(role, 'Head');
  const message = 'Please choose one of the answers.';
  client.fake.fail('bookings.create', new DataError('invalid', { hint: 'question-role', message }));
  await visitor.click(bookButton());
  expect(await screen.findByText(message, { selector: 'span' })).toBeVisible();
  expect(role).toHaveAccessibleDescription(message);
  expect(role).toHaveFocus();
  await visitor.type(role, ' of Operations');
  expect(role).not.toHaveAttribute('aria-invalid');
});

test('PO3 questions that fail to load show an error, Try again loads them, and closing asks about an answer', async () => {
  const client = withQuestions();
  client.fake.fail('services.byId');
  const { visitor } = await openBooking({ client, service: 'executive' });
  await visitor.click(await screen.findByRole('button', { name: 'Continue' }));
  await chooseSlot(visitor, /Tuesday, November 24/, /^10:00 AM/);
  expect(await screen.findByText('The questions about this service couldn’t be loaded.')).toBeVisible();
  client.fake.heal();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  await visitor.type(await screen.findByLabelText('What is your role?'), 'Head');
  await visitor.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard your details?' })).toBeVisible();
});

test('PO3 a reload keeps the answers, and the German form asks in German', async () => {
  const onDraft = jest.fn<void, [string | undefined]>();
  const before = await openBooking({ client: withQuestions(), onDraft });
  await fillBooking(before.visitor);
  await before.visitor.type(await screen.findByLabelText('What is your role?'), 'Head of Operations');
  const draft = onDraft.mock.lastCall?.[0];
  before.unmount();
  const { visitor } = await openBooking({ client: withQuestions(), draft, locale: 'de' });
  expect(await screen.findByLabelText('What is your role?')).toHaveValue('Head of Operations');
  expect(screen.getByRole('option', { name: 'Bitte wählen' })).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: 'Gespräch buchen' }));
  expect(screen.getByLabelText('I am over 18')).toHaveAccessibleDescription('Bitte beantworten Sie diese Frage.');
});
