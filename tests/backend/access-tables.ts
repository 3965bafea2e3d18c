import { addDays } from 'domain/dates';
import { asOwner, newEmail, owner } from './api';
import { connectCalendar } from './calendar-steps';
import { answer, write } from './people-steps';

export type Row = Record<string, unknown>;
/** How to test a table: a new row, a change, and which rows are public. */
export type Table = {
  key: string;
  onConflict: string;
  isPublic: (row: Row) => boolean;
  /** The columns that visitors read, if not all. */
  visitorColumns?: string;
  newRow: () => Row;
  change: Row;
  /** Adds rows to a table into which the owner cannot insert. */
  fill?: () => PromiseLike<unknown>;
};

const name = () => `matrix ${crypto.randomUUID()}`;
const slug = () => `matrix-${crypto.randomUUID()}`;
let trips = 0;
let matrixPerson = '';

/** Gives notes and tags of new rows a person. */
export const setMatrixPerson = (id: string) => (matrixPerson = id);

const ownersOnly = { key: 'id', onConflict: 'id', isPublic: () => false };

export const tables: Record<string, Table> = {
  bookings_la2024: {
    ...ownersOnly,
    newRow: () => ({
      service_type: 'keynote',
      service_name: 'Keynote Speaking',
      appointment_date: '2031-03-04',
      appointment_time: '9:00 AM',
      starts_at: '2031-03-04T14:00:00Z',
      ends_at: '2031-03-04T14:30:00Z',
      first_name: 'Matrix',
      last_name: 'Row',
      email: newEmail('matrix'),
    }),
    change: { status: 'completed' },
  },
  blocked_times: {
    ...ownersOnly,
    newRow: () => ({ starts_at: '2031-03-04T14:00:00Z', ends_at: '2031-03-04T15:00:00Z', note: name() }),
    change: { note: 'Changed by the matrix' },
  },
  travel_dates: {
    ...ownersOnly,
    newRow: () => {
      // Travel dates cannot overlap, and they move the clocks of their days for the tests that follow.
      const day = addDays('2198-01-01', (trips += 1));
      return { first_day: day, last_day: day, zone: 'Asia/Tokyo', note: name() };
    },
    change: { note: 'Changed by the matrix' },
  },
  weekly_hours: {
    key: 'weekday',
    onConflict: 'weekday',
    isPublic: () => false,
    newRow: () => ({ weekday: 8 }),
    change: { ends_by: '18:00:00' },
  },
  booking_rules: {
    key: 'is_only',
    onConflict: 'is_only',
    isPublic: () => false,
    newRow: () => ({ is_only: false }),
    change: { minimum_notice_hours: 1 },
  },
  calendars: {
    ...ownersOnly,
    newRow: () => ({ name: name(), kind: 'icalendar', host: 'calendar.example' }),
    change: { name: 'Changed by the matrix' },
    fill: () => connectCalendar(name()),
  },
  calendar_feeds: {
    ...ownersOnly,
    newRow: () => ({ name: name(), shows_clients: true }),
    change: { name: 'Changed by the matrix' },
    fill: () => owner().rpc('add_calendar_feed', { name: name(), shows_clients: true }).throwOnError(),
  },
  contact_messages_la2024: {
    ...ownersOnly,
    newRow: () => ({ name: name(), email: newEmail('matrix'), message: 'Hello' }),
    change: { status: 'replied' },
  },
  newsletter_subscribers_la2024: {
    ...ownersOnly,
    newRow: () => ({ email: newEmail('matrix') }),
    change: { status: 'unsubscribed' },
  },
  services_la2024: {
    key: 'id',
    onConflict: 'id',
    isPublic: (row) => row.archived_at === null,
    visitorColumns: 'id, name, meeting_kind, position',
    newRow: () => ({ name: name(), position: 100 }),
    change: { subtitle: 'Changed by the matrix' },
  },
  testimonials_la2024: {
    key: 'id',
    onConflict: 'id',
    isPublic: (row) => row.is_published === true,
    newRow: () => ({ name: name(), title: 'Reader', content: 'Good.' }),
    change: { company: 'Changed by the matrix' },
  },
  blog_posts_la2024: {
    key: 'id',
    onConflict: 'slug',
    isPublic: (row) => row.is_published === true,
    visitorColumns: 'id, title, content',
    newRow: () => ({ title: name(), slug: slug(), excerpt: 'Short', content: 'Long' }),
    change: { excerpt: 'Changed by the matrix' },
  },
  site_settings_la2024: {
    key: 'key',
    onConflict: 'key',
    isPublic: (row) => row.is_public === true,
    newRow: () => ({ key: slug().replaceAll('-', '_').slice(0, 60), value: '"new"' }),
    change: { value: '"changed by the matrix"' },
  },
  newsletter_campaigns: {
    ...ownersOnly,
    newRow: () => ({ subject: name(), body: 'Hello' }),
    change: { subject: 'Changed by the matrix' },
  },
  newsletter_campaign_mails: {
    ...ownersOnly,
    newRow: () => ({ campaign_id: crypto.randomUUID() }),
    change: { state: 'sent' },
  },
  people: { ...ownersOnly, newRow: () => ({ name: name() }), change: { name: 'Changed by the matrix' } },
  person_addresses: {
    key: 'email',
    onConflict: 'email',
    isPublic: () => false,
    newRow: () => ({ email: newEmail('matrix'), person_id: crypto.randomUUID(), origin_id: crypto.randomUUID() }),
    change: { origin_id: crypto.randomUUID() },
  },
  person_notes: {
    ...ownersOnly,
    newRow: () => ({ person_id: matrixPerson, text: name() }),
    change: { text: 'Changed by the matrix' },
  },
  person_tags: {
    ...ownersOnly,
    newRow: () => ({ person_id: matrixPerson, tag: slug().slice(0, 40) }),
    change: { tag: 'Changed by the matrix' },
  },
  personal_mails: {
    ...ownersOnly,
    newRow: () => ({ id: crypto.randomUUID(), email: newEmail('matrix'), subject: name(), body: 'Hello' }),
    change: { body: 'Changed by the matrix' },
    fill: async () => answer(await write()),
  },
  booking_invitations: {
    ...ownersOnly,
    newRow: () => ({ token_hash: '\\x00', email: newEmail('matrix'), expires_at: '2031-03-04' }),
    change: { expires_at: '2032-03-04' },
    fill: async () => asOwner('create_booking_invitation', { to_email: await write() }),
  },
  change_history: {
    ...ownersOnly,
    newRow: () => ({ actor_id: crypto.randomUUID(), table_name: 'matrix', row_id: 'x', action: 'added' }),
    change: { actor: 'Changed by the matrix' },
  },
};
