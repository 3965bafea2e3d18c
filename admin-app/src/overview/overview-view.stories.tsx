import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import { someMessages } from 'data-client/testing';
import { anOwnerBooking, someBookings } from '../testing/some-bookings';
import { failedQuery, pendingQuery, readyQuery } from '../testing/story-list';
import { OverviewView } from './overview-view';

const bookings = readyQuery({ total: 1284, pending: 7, thisMonth: 42, latest: someBookings(3) });
const messages = readyQuery({ unread: 3, latest: someMessages().slice(0, 2) });
const next = anOwnerBooking({ firstName: 'Tomas', lastName: 'Lindqvist', date: '2026-11-24', time: '11:00 AM' });
const sessions = {
  around: [
    anOwnerBooking({ status: 'completed' }),
    anOwnerBooking({
      firstName: 'Daniel',
      lastName: 'Reyes',
      serviceType: 'keynote',
      time: '10:00 AM',
      status: 'confirmed',
    }),
    anOwnerBooking({ firstName: 'Priya', lastName: 'Raman', serviceType: 'business', time: '1:00 PM' }),
    next,
  ],
  later: null,
};
const sources = {
  bookings,
  messages,
  subscribers: readyQuery(612),
  posts: readyQuery(24),
  mails: readyQuery(0),
  calendars: readyQuery([]),
};

const meta = {
  title: 'Admin/Overview',
  component: OverviewView,
  args: { now: new Date('2026-11-23T15:20:00Z'), sessions: readyQuery(sessions), sources },
} satisfies Meta<typeof OverviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = {
  args: {
    sessions: pendingQuery,
    sources: {
      bookings: pendingQuery,
      messages: pendingQuery,
      subscribers: pendingQuery,
      posts: pendingQuery,
      mails: pendingQuery,
      calendars: pendingQuery,
    },
  },
};

export const OneSourceFailed: Story = {
  args: { sources: { ...sources, bookings: failedQuery(new DataError('server')) } },
};

export const UnsentMails: Story = { args: { sources: { ...sources, mails: readyQuery(3) } } };

export const FreeToday: Story = { args: { sessions: readyQuery({ around: [], later: next }) } };

export const FirstDay: Story = {
  args: {
    sessions: readyQuery({ around: [], later: null }),
    sources: {
      bookings: readyQuery({ total: 0, pending: 0, thisMonth: 0, latest: [] }),
      messages: readyQuery({ unread: 0, latest: [] }),
      subscribers: readyQuery(0),
      posts: readyQuery(0),
      mails: readyQuery(0),
      calendars: readyQuery([]),
    },
  },
};
