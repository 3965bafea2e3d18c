import { answerProblem, type IntakeKind, type IntakeQuestion } from 'domain/intake';
import { asOwner, newEmail, owner, stranger, visitor } from './api';
import { goal, insertService, level } from './intake-steps';
import { claimMailsOf, linkOf } from './mail-steps';
import { bookAsOwner, clientForm, moved } from './owner-times';
import { book, bookableDates, bookingForm, clearCalendar, storedBookings } from './slots';

const day = (index: number) => bookableDates()[index]!;
const slotAt = (time: string, date = day(5)) => ({ date, time });

/** Adds a bookable service that asks these questions, and returns its id. */
async function addService(intake_questions: unknown): Promise<string> {
  const { data } = await insertService(intake_questions).select().single().throwOnError();
  return (data as { id: string }).id;
}

beforeEach(clearCalendar);

test('PO3 a booking keeps its questions as they were asked, also when they change and it moves', async () => {
  const service_type = await addService([goal, level]);
  const form = bookingForm(slotAt('9:00 AM'), { service_type, intake_answers: { goal: '  A calmer team ' } });
  const { id } = (await book(form).throwOnError()).data as { id: string };
  await owner()
    .from('services_la2024')
    .update({ intake_questions: [{ ...goal, label: 'Something else?' }] })
    .eq('id', service_type)
    .throwOnError();
  await moved({ id, sequence: 0 }, slotAt('10:00 AM', day(6)));
  expect(await storedBookings(form.email)).toMatchObject([
    {
      intake_answers: [
        { id: 'goal', kind: 'text', question: 'What is your goal?', answer: 'A calmer team' },
        { id: 'level', kind: 'choice', question: 'Your level', answer: '' },
      ],
    },
  ]);
  expect(await claimMailsOf(id)).toContainEqual(
    expect.objectContaining({
      kind: 'owner-notice',
      intake_answers: [expect.objectContaining({ answer: 'A calmer team' }), expect.anything()],
    }),
  );
});

test('PO3 visitors and strangers cannot read answers back', async () => {
  const service_type = await addService([goal]);
  const { data } = await book(bookingForm(slotAt('9:00 AM'), { service_type, intake_answers: { goal: 'A secret' } }));
  expect(JSON.stringify(data)).not.toContain('A secret');
  const link = await linkOf(data.id);
  const answer = await visitor().rpc('booking_by_link', { link }).throwOnError();
  expect(JSON.stringify(answer.data)).not.toContain('A secret');
  expect((await visitor().from('bookings_la2024').select('intake_answers')).data).toBeNull();
  expect((await stranger().from('bookings_la2024').select('intake_answers')).data).toEqual([]);
});

test('PO3 a form that already created a booking is rejected with another answer, and the booking keeps its own', async () => {
  const service_type = await addService([goal, level]);
  const form = bookingForm(slotAt('9:00 AM'), { service_type, intake_answers: { goal: 'Calm', level: 'New' } });
  const again = (intake_answers: unknown) => book({ ...form, intake_answers });
  const { data } = await book(form).throwOnError();
  const [stored] = await storedBookings(form.email);
  expect((await again({ goal: ' Calm ', level: 'New' })).data).toEqual(data);
  for (const other of [
    { goal: 'Calmer', level: 'New' },
    { goal: 'Calm', level: '' },
    { goal: 'Calm', age: '41' },
  ])
    expect((await again(other)).error).toMatchObject({ code: 'PT409', hint: 'request-used' });
  expect(await storedBookings(form.email)).toEqual([stored]);
});

test('PO3 SV4 a form that knows no questions still books, and the booking says that they were not asked', async () => {
  const asking = bookingForm(slotAt('9:00 AM'), { service_type: await addService([goal]) });
  await book(asking).throwOnError();
  expect(await storedBookings(asking.email)).toMatchObject([{ intake_answers: null }]);
  const other = bookingForm(slotAt('11:00 AM'));
  await book(other).throwOnError();
  expect(await storedBookings(other.email)).toMatchObject([{ intake_answers: [] }]);
});

test('PO3 the owner may leave required questions out; a series keeps the answers with each date', async () => {
  const service_type = await addService([goal, level]);
  const { data } = await bookAsOwner(clientForm(slotAt('9:00 AM'), { service_type }));
  expect(data).toMatchObject({ intake_answers: [] });
  const series = await asOwner('book_series', {
    request_id: crypto.randomUUID(),
    service_type,
    first_name: 'Iris',
    last_name: 'Lane',
    email: newEmail('iris'),
    appointment_dates: [day(6), day(7)],
    appointment_times: ['9:00 AM', '9:00 AM'],
    intake_answers: { level: 'New' },
  });
  const kept = { intake_answers: [{ id: 'level', kind: 'choice', question: 'Your level', answer: 'New' }] };
  expect(series).toMatchObject([kept, kept]);
});

test('PO3 OB1 the owner’s form with other answers is rejected, also for a series', async () => {
  const service_type = await addService([goal, level]);
  const intake_answers = { level: 'New' };
  const form = clientForm(slotAt('9:00 AM'), { service_type, intake_answers });
  const slots = { appointment_dates: [day(6), day(7)], appointment_times: ['9:00 AM', '9:00 AM'] };
  const { appointment_date: _date, appointment_time: _time, ...client } = form;
  const series = { ...client, ...slots, request_id: crypto.randomUUID() };
  const bookSeries = (answers: unknown) => owner().rpc('book_series', { ...series, intake_answers: answers });
  for (const again of [(answers: unknown) => bookAsOwner({ ...form, intake_answers: answers }), bookSeries]) {
    expect((await again(intake_answers)).error).toBeNull();
    expect((await again({ ...intake_answers, goal: '' })).error).toBeNull();
    for (const other of [{ level: 'New', goal: 'Calm' }, { level: '' }])
      expect((await again(other)).error).toMatchObject({ code: 'PT409', hint: 'request-used' });
  }
});

const changed = 'The questions for this service have changed. Please check your answers and send them again.';

test.each([
  [{ goal: 'Calm', age: '41' }, 'intake_answers', changed],
  [{ goal: ['Calm'] }, 'intake_answers', changed],
  [['Calm'], 'intake_answers', 'Please answer the questions again.'],
  [{}, 'question-goal', 'Please answer this question.'],
  [{ goal: 'Calm', level: 'Genius' }, 'question-level', 'Please choose one of the answers.'],
])('PO3 the answers %j are rejected next to %s', async (intake_answers, hint, message) => {
  const service_type = await addService([goal, level]);
  const form = bookingForm(slotAt('9:00 AM'), { service_type, intake_answers });
  expect((await book(form)).error).toMatchObject({ code: 'PT422', hint, message });
  expect(await storedBookings(form.email)).toEqual([]);
});

test('PO3 forms and the database accept the same answers', async () => {
  const kinds: IntakeKind[] = ['text', 'long-text', 'choice', 'checkbox'];
  const questions = kinds.flatMap((kind) =>
    [true, false].map((isRequired): IntakeQuestion => ({
      id: `${kind.replace('-', '')}${isRequired ? 1 : 0}`,
      kind,
      label: kind,
      isRequired,
      ...(kind === 'choice' && { options: ['yes', 'no'] }),
    })),
  );
  const answers = [
    '',
    ' ',
    '\u200b\u2800',
    'yes',
    ' yes ',
    'no',
    'Yes',
    'two\nlines',
    'x'.repeat(200),
    'x'.repeat(201),
  ];
  const all = [...answers, '😀'.repeat(200), '😀'.repeat(2000), `${'😀'.repeat(2000)}x`, 'x\u2028y'];
  for (const question of questions) {
    const service_type = await addService([question]);
    const verdicts = await Promise.all(
      all.map(async (answer) => {
        // The honeypot: everything is checked, and nothing is stored.
        const form = bookingForm(slotAt('9:00 AM'), {
          service_type,
          website: 'x',
          intake_answers: { [question.id]: answer },
        });
        return (await book(form)).error === null;
      }),
    );
    expect([question.id, verdicts]).toEqual([question.id, all.map((answer) => !answerProblem(question, answer))]);
  }
});
