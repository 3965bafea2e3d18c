import { printedBy } from '../printed-by';
import { asOperator, newEmail, operator, owner } from './api';
import { booked } from './owner-times';

const counts = (messages: number, cancelled_bookings: number, past_bookings: number, erased = [0, 0]) => ({
  ...{ messages, cancelled_bookings, past_bookings },
  ...{ erased_messages: erased[0], erased_bookings: erased[1] },
});

test('PE6 the schedule erases exactly what is older, with emails, history and people who have nothing left', async () => {
  expect(await printedBy('tests/backend/watch-retention.ts')).toEqual({
    'erased by default': false,
    'unchanged by default': true,
    'deleted rows kept': ['y'],
    'traces kept': ['new counter', 'new hold'],
    'unused pictures': ['testimonials/removed'],
    preview: counts(11, 5, 15),
    'preview with all off': counts(0, 0, 0),
    'counts before': { messages: 21, cancelled: 5, others: 35, people: 21 },
    'counts after canceled ones': { messages: 21, cancelled: 0, others: 35, people: 21 },
    'erased again within the hour': false,
    batches: true,
    'counts after all': { messages: 10, cancelled: 0, others: 20, people: 10 },
    'rows with markers of expired people': [],
    'rows of others are the same': true,
    history: [
      'bookings_la2024 5 bookings deleted Schedule',
      'contact_messages_la2024 11 messages deleted Schedule',
      'bookings_la2024 15 bookings deleted Schedule',
    ],
    afterwards: counts(0, 0, 0, [11, 15]),
  });
});

test('PE6 months end on the same day, or on the last day of a shorter month', async () => {
  expect(await printedBy('tests/backend/watch-retention-bounds.ts')).toEqual({
    'kept since': {
      '2026-03-31T10:00:00Z 1': '2026-02-28T10:00:00Z',
      '2026-03-30T10:00:00Z 1': '2026-02-28T10:00:00Z',
      '2024-03-31T10:00:00Z 1': '2024-02-29T10:00:00Z',
      '2026-03-01T00:00:00Z 1': '2026-02-01T00:00:00Z',
      '2024-02-29T23:59:59Z 12': '2023-02-28T23:59:59Z',
      '2026-12-31T10:00:00Z 6': '2026-06-30T10:00:00Z',
      '2026-01-15T10:00:00Z 120': '2016-01-15T10:00:00Z',
      '2026-01-15T10:00:00Z 121': null,
      '2026-01-15T10:00:00Z 0': null,
      '2026-01-15T10:00:00Z -1': null,
    },
    'messages left': ['answered lately', 'new', 'one minute younger'],
    'bookings left': ['canceled lately', 'canceled upcoming', 'kept without personal data', 'upcoming'],
    'people left': [
      ...['answered.lately', 'canceled.lately', 'canceled.upcoming', 'has.a.note', 'has.a.tag', 'new'],
      ...['one.minute.younger', 'subscribed', 'upcoming', 'was.written.to'],
    ],
    'notes left': ['Likes tea.'],
    'answers left': ['answered lately', 'was written to'],
    restored: 'has deleted something',
    'restored bookings of erased clients, and people': [1, 0],
    'expired copies in emails': 0,
  });
});

test.each(['-1', '1.5', '121', 'never', '1e1'])('PE6 the database rejects %j as a number of months', async (value) => {
  const row = { key: 'retention_past_months', value: JSON.stringify(value) };
  const { error } = await owner().from('site_settings_la2024').upsert(row);
  expect(error).toMatchObject({ code: 'PT422', hint: 'retention_past_months' });
});

async function setPastMonths(months: string): Promise<void> {
  const row = { key: 'retention_past_months', value: JSON.stringify(months) };
  await owner().from('site_settings_la2024').upsert(row).throwOnError();
}

const eraseExpired = (limits = {}) => asOperator<boolean>('erase_expired', limits);

test('PE6 several runs at once erase every row once and make one entry', async () => {
  // Other tests have left old rows.
  await setPastMonths('60');
  while (await eraseExpired());
  await setPastMonths('0');
  const email = newEmail('expired');
  for (const day of ['2021-03-01', '2021-03-02', '2021-03-03', '2021-03-04'])
    await booked({ date: day, time: '9:00 AM' }, { email, is_sure: true, sends_email: false });
  const entries = () =>
    operator().from('change_history').select('id, subject, actor, before, after').eq('reason', 'expired').order('id');
  const earlier = (await entries().throwOnError()).data!.length;
  await setPastMonths('60');
  await Promise.all(Array.from({ length: 6 }, () => eraseExpired({ at_most: 1 })));
  while (await eraseExpired());
  expect((await operator().from('bookings_la2024').select('id').eq('email', email).throwOnError()).data).toEqual([]);
  expect((await entries().throwOnError()).data!.slice(earlier)).toMatchObject([
    { subject: '4 bookings', actor: 'Schedule', before: null, after: null },
  ]);
  await setPastMonths('0');
});
