import { screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import type { HistoryArea } from 'data-client/owner';
import { aBooking, aHistoryEntry, aSubscriber } from 'data-client/testing';
import { address, answer, openDashboard } from '../testing/open-dashboard';

const left = aHistoryEntry();
const titled = aHistoryEntry({
  area: 'settings',
  table: 'site_settings_la2024',
  rowId: 'site_title',
  subject: '',
  changedAt: new Date('2026-11-19T15:30:00Z'),
  before: { value: '"Lena"' },
  after: { value: '"Lena Ashford"' },
});
const secret = aHistoryEntry({
  area: 'settings',
  table: 'site_settings_la2024',
  rowId: 'smtp_password',
  subject: '',
  changedAt: new Date('2026-11-18T15:30:00Z'),
  before: { value: '[redacted]' },
  after: { value: '[redacted]' },
});
const history = [titled, secret, left];

const moved = aHistoryEntry({
  area: 'bookings',
  table: 'bookings_la2024',
  subject: 'Maren Okafor',
  changedAt: new Date('2026-11-17T15:30:00Z'),
  before: { starts_at: '2026-11-23T14:00:00+00:00', appointment_date: '2026-11-23', sequence: 0 },
  after: { starts_at: '2026-11-27T18:00:00+00:00', appointment_date: '2026-11-27', sequence: 1 },
});

const whats = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

test('the history lists who changed which field, when, with both values, newest first', async () => {
  await openDashboard({ seed: { history }, address: '/admin/history' });
  await waitFor(() =>
    expect(whats()).toEqual([
      'Subscriber “maren@northwind.example”owner@example.com',
      'Setting “Site title” (Website settings, General)owner@example.com',
      'Setting “Password for the mail server” (Website settings, Security)owner@example.com',
    ]),
  );
  const row = screen.getByRole('row', { name: /Site title/ });
  expect(row).toHaveTextContent('Nov 19, 2026');
  expect(row.querySelector('del')).toHaveTextContent('Lena');
  expect(row.querySelector('ins')).toHaveTextContent('Lena Ashford');
  expect(screen.getByRole('row', { name: /“Password for/ })).toHaveTextContent('(hidden)');
});

test('a row without a name reads as its kind, not as an id', async () => {
  const rows: [HistoryArea, string][] = [
    ['blocked', 'blocked_times'],
    ['notes', 'person_notes'],
    ['tags', 'person_tags'],
  ];
  const unnamed = rows.map(([area, table]) => aHistoryEntry({ area, table, subject: '' }));
  await openDashboard({ seed: { history: unnamed }, address: '/admin/history' });
  await waitFor(() =>
    expect(whats()).toEqual(['Blocked timeowner@example.com', 'Noteowner@example.com', 'Tagowner@example.com']),
  );
});

test.each<[HistoryArea, string, string]>([
  ['notes', 'person_id', 'Person'],
  ['people', 'joined_to', 'Joined to'],
])('PE1 the history of %s links to the person instead of showing an id', async (area, column, label) => {
  const entry = aHistoryEntry({ area, before: null, after: { [column]: 'maren' } });
  await openDashboard({ seed: { history: [entry] }, address: '/admin/history' });
  const field = await screen.findByText(label);
  expect(field.parentElement).toHaveTextContent(`${label}Show person`);
  expect(screen.getByRole('link', { name: 'Show person' })).toHaveAttribute('href', '/admin/people/maren');
});

test('PE1 the history of a changed note names its person once', async () => {
  const note = (text: string) => ({ text, person_id: 'maren' });
  const entry = aHistoryEntry({ area: 'notes', before: note('Tea'), after: note('Coffee') });
  await openDashboard({ seed: { history: [entry] }, address: '/admin/history' });
  expect((await screen.findByText('Person')).parentElement).toHaveTextContent(/^PersonShow person$/);
  expect(screen.getByText('Coffee', { selector: 'ins' })).toBeVisible();
});

test('PO3 the history shows questions and answers in words', async () => {
  const booked = aHistoryEntry({
    area: 'bookings',
    subject: 'Maren Okafor',
    action: 'added',
    before: null,
    after: {
      intake_questions: [{ id: 'role', kind: 'text', label: 'Your role?', isRequired: true }],
      intake_answers: [
        { id: 'role', kind: 'text', question: 'Your role?', answer: 'Head' },
        { id: 'terms', kind: 'checkbox', question: 'I am over 18', answer: 'yes' },
      ],
    },
  });
  await openDashboard({ seed: { history: [booked] }, address: '/admin/history' });
  const row = await screen.findByRole('row', { name: /Maren Okafor/ });
  expect(row).toHaveTextContent('QuestionsYour role? (text)');
  expect(row).toHaveTextContent('AnswersYour role? Head, I am over 18 Yes');
});

test('times and dates in the history read as the coach’s own, never as raw values', async () => {
  await openDashboard({ seed: { history: [moved] }, address: '/admin/history' });
  const row = await screen.findByRole('row', { name: /Maren Okafor/ });
  expect([...row.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Starts', 'Date']);
  expect([...row.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual([
    'Nov 23, 2026, 9:00 AM ET',
    'Nov 23, 2026',
  ]);
  expect(row.querySelector('ins')).toHaveTextContent('Nov 27, 2026, 1:00 PM ET');
});

test('the history shows statuses, categories and choices in the words of the dashboard', async () => {
  const entries: [HistoryArea, string, string, string][] = [
    ['bookings', 'status', 'cancelled', 'Canceled'],
    ['bookings', 'status', 'no-show', 'No-show'],
    ['bookings', 'meeting_kind', 'video', 'Video call'],
    ['messages', 'status', 'unread', 'Unread'],
    ['mails', 'state', 'dead', 'Not sent'],
    ['calendars', 'kind', 'caldav', 'By an account'],
    ['posts', 'category', 'personal-growth', 'Personal Growth'],
    ['subscribers', 'source', 'blog-footer', 'Blog footer'],
    ['invitations', 'service_type', 'leadership', 'Leadership'],
    ['settings', 'value', '"summary"', 'Small image (summary)'],
    ['bookings', 'first_name', 'cancelled', 'cancelled'],
  ];
  const history = entries.map(([area, column, value], index) =>
    aHistoryEntry({
      area,
      rowId: 'twitter_card',
      changedAt: new Date(Date.UTC(2026, 10, 20, 12, -index)),
      before: null,
      after: { [column]: value },
    }),
  );
  await openDashboard({ seed: { history }, address: '/admin/history' });
  await screen.findAllByRole('rowheader');
  const shown = [...document.querySelectorAll('ins')].map(({ textContent }) => textContent);
  expect(shown).toEqual(entries.map(([, , , words]) => words));
});

test('a booking’s service appears in the history by its name, not by its id', async () => {
  const booked = aHistoryEntry({
    area: 'bookings',
    action: 'added',
    before: null,
    after: { service_type: 'leadership', service_name: 'Leadership Coaching', status: 'pending' },
  });
  await openDashboard({ seed: { history: [booked] }, address: '/admin/history' });
  const row = await screen.findByRole('row', { name: /2 fields/ });
  expect([...row.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'ServiceLeadership Coaching',
    'StatusPending',
  ]);
});

test('the history opens from the sidebar and can be filtered by area', async () => {
  const { owner } = await openDashboard({ seed: { history } });
  await owner.click(screen.getByRole('link', { name: 'History' }));
  await owner.click(await screen.findByRole('tab', { name: 'Settings' }));
  await waitFor(() => expect(whats()).toHaveLength(2));
  expect(address()).toBe('/admin/history?area=settings');
});

test('BK3 a record deleted and restored in one session is in its list again', async () => {
  const bookings = [aBooking({ startsAt: new Date('2026-01-05T15:00:00Z') })];
  const deleted = aHistoryEntry({
    action: 'deleted',
    rowId: bookings[0]!.id,
    restorableUntil: new Date('2126-12-20T12:00:00Z'),
  });
  const seed = { bookings, history: [deleted] };
  const { owner, client } = await openDashboard({ seed, address: '/admin/bookings' });
  await owner.click(await screen.findByRole('button', { name: /^Delete/ }));
  await answer(owner, 'Are you sure you want to delete this booking?', 'Delete');
  await owner.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(client.backend.bookings).toEqual([]));
  await owner.click(screen.getByRole('link', { name: 'History' }));
  client.backend.bookings = bookings;
  await owner.click(await screen.findByRole('button', { name: /^Restore/ }));
  expect(await screen.findByText(/was restored\.$/)).toBeVisible();
  await owner.click(screen.getByRole('link', { name: /^Bookings/ }));
  expect(await screen.findByRole('link', { name: 'Maren Okafor' })).toBeVisible();
});

test('BK3 a deleted record is restored, or the reason is shown', async () => {
  const deleted = aHistoryEntry({ action: 'deleted', restorableUntil: new Date('2026-12-20T12:00:00Z') });
  const { owner, client } = await openDashboard({ seed: { history: [deleted, titled] }, address: '/admin/history' });
  const button = await screen.findByRole('button', { name: /^Restore Subscriber/ });
  expect(screen.getByText('until Dec 20, 2026')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
  client.fake.fail('history.restore', new DataError('conflict', { message: 'This address has subscribed again.' }));
  await owner.click(button);
  expect(await screen.findByText(/wasn’t restored\. This address has subscribed again\./)).toBeVisible();
  client.fake.heal();
  await owner.click(button);
  expect(await screen.findByText(/was restored\.$/)).toBeVisible();
  await waitFor(() => expect(button).not.toBeInTheDocument());
});

test('PE9 an import is undone from the history, once the owner confirms it', async () => {
  const [ada, bob] = [aSubscriber(), aSubscriber({ status: 'unsubscribed' })];
  const imported = aHistoryEntry({
    action: 'added',
    reason: 'imported',
    rowId: 'fair',
    subject: '2 addresses',
    restorableUntil: new Date('2126-12-20T12:00:00Z'),
  });
  const seed = { readers: [ada, bob], imports: { fair: [ada.id, bob.id] }, history: [imported] };
  const { owner, client } = await openDashboard({ seed, address: '/admin/history' });
  const button = await screen.findByRole('button', { name: 'Undo import with 2 addresses' });
  await owner.click(button);
  expect(await screen.findByText(/including those in its other entries here/)).toBeVisible();
  expect(client.backend.readers).toHaveLength(2);
  await answer(owner, 'Undo this import?', 'Undo import');
  const words = '1 imported subscriber was deleted. 1 stayed: 1 changed since the import.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(client.backend.readers).toEqual([bob]);
  await waitFor(() => expect(button).not.toBeInTheDocument());
});
