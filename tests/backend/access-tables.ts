import { addDays } from 'domain/dates';
import { newEmail } from './api';

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
};

const name = () => `matrix ${crypto.randomUUID()}`;
const slug = () => `matrix-${crypto.randomUUID()}`;
let trips = 0;

export const tables: Record<string, Table> = {
  bookings_la2024: {
    key: 'id',
    onConflict: 'id',
    isPublic: () => false,
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
    key: 'id',
    onConflict: 'id',
    isPublic: () => false,
    newRow: () => ({ starts_at: '2031-03-04T14:00:00Z', ends_at: '2031-03-04T15:00:00Z', note: name() }),
    change: { note: 'Changed by the matrix' },
  },
  travel_dates: {
    key: 'id',
    onConflict: 'id',
    isPublic: () => false,
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
  contact_messages_la2024: {
    key: 'id',
    onConflict: 'id',
    isPublic: () => false,
    newRow: () => ({ name: name(), email: newEmail('matrix'), message: 'Hello' }),
    change: { status: 'replied' },
  },
  newsletter_subscribers_la2024: {
    key: 'id',
    onConflict: 'id',
    isPublic: () => false,
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
    key: 'id',
    onConflict: 'id',
    isPublic: () => false,
    newRow: () => ({ subject: name(), body: 'Hello' }),
    change: { subject: 'Changed by the matrix' },
  },
  newsletter_campaign_mails: {
    key: 'id',
    onConflict: 'id',
    isPublic: () => false,
    newRow: () => ({ campaign_id: crypto.randomUUID() }),
    change: { state: 'sent' },
  },
  change_history: {
    key: 'id',
    onConflict: 'id',
    isPublic: () => false,
    newRow: () => ({ actor_id: crypto.randomUUID(), table_name: 'matrix', row_id: 'x', action: 'added' }),
    change: { actor: 'Changed by the matrix' },
  },
};

/** Functions for the owner only, with valid arguments. */
export const ownersFunctions: [name: string, given: Record<string, unknown>][] = [
  ['subscriber_overview', {}],
  ['campaign_reports', {}],
  ['campaign_problems', { campaign_id: crypto.randomUUID() }],
  ['start_campaign', { campaign_id: crypto.randomUUID() }],
  ['retry_campaign', { campaign_id: crypto.randomUUID() }],
  ['undelivered_mails', {}],
  ['retry_mails', { mail_ids: [crypto.randomUUID()] }],
  ['create_recovery_codes', {}],
  ['recovery_codes_left', {}],
  ['booking_mails', { for_booking: crypto.randomUUID() }],
  [
    'book_for_client',
    {
      request_id: crypto.randomUUID(),
      service_type: 'keynote',
      appointment_date: '2031-03-04',
      appointment_time: '7:00 AM',
      first_name: 'Matrix',
      last_name: 'Function',
      email: newEmail('matrix'),
      is_sure: true,
    },
  ],
  [
    'move_booking',
    {
      booking_id: crypto.randomUUID(),
      seen_sequence: 0,
      appointment_date: '2031-03-04',
      appointment_time: '7:00 AM',
    },
  ],
  [
    'change_meeting_place',
    { booking_id: crypto.randomUUID(), seen_sequence: 0, meeting_kind: 'email', meeting_place: '' },
  ],
  [
    'book_series',
    {
      request_id: crypto.randomUUID(),
      service_type: 'keynote',
      appointment_dates: ['2031-03-04', '2031-03-11'],
      appointment_times: ['7:00 AM', '7:00 AM'],
      first_name: 'Matrix',
      last_name: 'Function',
      email: newEmail('matrix'),
      is_sure: true,
    },
  ],
  ['cancel_series_from', { booking_id: crypto.randomUUID() }],
];
