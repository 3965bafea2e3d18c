import { createVisitorClient } from 'data-client';
import { aNewBooking } from 'data-client/testing';
import { printedBy } from '../printed-by';
import { publishableKey } from './api';
import { newProject, operatorOf, visitorOf } from './isolated-backend';
import { onEmbedded } from './own-database';
import { book, bookingForm, freeSlots } from './slots';

// CROWD=10000 makes it larger.
jest.setTimeout(600_000);

type Answers = Record<string, number>;
type Outcome = {
  race: { attempts: number; answers: Answers; overlaps: number; direct: string };
  flood: { attempts: number; answers: Answers; rows: number; person: { wasAsked: boolean; answer: string } };
};

let outcome: Outcome;

beforeAll(async () => {
  outcome = await printedBy('tests/backend/crowds.ts');
});

test('decision 8 concurrent bookings of the same two weeks never overlap, and each succeeds or fails with PT409', () => {
  const { attempts, answers, overlaps } = outcome.race;
  expect(attempts).toBeGreaterThanOrEqual(process.env.DATABASE_URL ? 2000 : 300);
  expect(overlaps).toBe(0);
  expect(Object.keys(answers).toSorted()).toEqual(['PT409', 'booked']);
  expect(answers.booked).toBeGreaterThan(30);
  expect(answers.booked! + answers.PT409!).toBe(attempts);
});

test('decision 8 the exclusion constraint alone rejects a booking that overlaps another', () => {
  expect(outcome.race.direct).toBe('23P01');
});

test('decision 6 thousands of scripts, each with its own address and mailbox, create no more than 20 bookings', () => {
  const { attempts, rows, answers } = outcome.flood;
  expect(attempts).toBe(outcome.race.attempts);
  expect(rows).toBeLessThanOrEqual(20);
  expect(answers.PT428).toBeGreaterThan(attempts - 100);
});

test('decision 6 a person can still book during the flood', () => {
  expect(outcome.flood.person).toEqual({ wasAsked: true, answer: 'booked' });
});

onEmbedded('decision 6 the visitor client solves the proof of work without help from the page', async () => {
  // Not the shared database, whose booking limits are raised for the other tests.
  const backend = await newProject();
  const slots = await freeSlots(60, visitorOf(backend));
  // One after another: waiting for its turn would make a form look typed.
  const scripts = [];
  for (const [index, slot] of slots.slice(0, 12).entries()) {
    const { request_id: holder, ...form } = bookingForm(slot);
    const { service_type, appointment_date, appointment_time } = form;
    // A hold just before the booking does not make it look typed.
    if (index % 2)
      await visitorOf(backend).rpc('hold_slot', { holder, service_type, appointment_date, appointment_time });
    scripts.push(await book({ ...form, request_id: holder }, visitorOf(backend)));
  }
  expect(scripts.filter(({ error }) => error === null)).toHaveLength(5);
  expect(scripts.find(({ error }) => error)?.error).toMatchObject({
    code: 'PT428',
    hint: 'proof',
    message: 'Many bookings are coming in right now. Please try again in a few minutes.',
  });

  const { bookings } = createVisitorClient({ url: backend.url, key: publishableKey });
  const [free] = await freeSlots(60, visitorOf(backend));
  const form = aNewBooking({ ...free, requestId: crypto.randomUUID() });
  await expect(bookings.create(form)).resolves.toMatchObject({ ...free, status: 'pending' });
  // Resending the same form needs no proof.
  await expect(bookings.create(form)).resolves.toMatchObject(free!);
  const { data } = await operatorOf(backend).from('bookings_la2024').select('id').eq('email', form.email);
  expect(data).toHaveLength(1);
});
