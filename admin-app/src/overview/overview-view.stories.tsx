import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import { someMessages } from 'data-client/testing';
import { someBookings } from '../testing/some-bookings';
import { failedQuery, pendingQuery, readyQuery } from '../testing/story-list';
import { OverviewView } from './overview-view';

const bookings = readyQuery({ total: 1284, pending: 7, thisMonth: 42, latest: someBookings(3) });
const messages = readyQuery({ unread: 3, latest: someMessages().slice(0, 2) });
const failed = failedQuery(new DataError('server'));

const meta = {
  title: 'Admin/Overview',
  component: OverviewView,
  args: {
    dashboardPath: '/admin',
    sources: { bookings, messages, subscribers: readyQuery(612), posts: readyQuery(24), mails: readyQuery(0) },
  },
} satisfies Meta<typeof OverviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = {
  args: {
    sources: {
      bookings: pendingQuery,
      messages: pendingQuery,
      subscribers: pendingQuery,
      posts: pendingQuery,
      mails: pendingQuery,
    },
  },
};

export const OneSourceFailed: Story = {
  args: {
    sources: { bookings: failed, messages, subscribers: readyQuery(612), posts: readyQuery(24), mails: readyQuery(0) },
  },
};

export const UnsentMails: Story = {
  args: {
    sources: { bookings, messages, subscribers: readyQuery(612), posts: readyQuery(24), mails: readyQuery(3) },
  },
};

export const AllFailed: Story = {
  args: { sources: { bookings: failed, messages: failed, subscribers: failed, posts: failed, mails: failed } },
};

export const FirstDay: Story = {
  args: {
    sources: {
      bookings: readyQuery({ total: 0, pending: 0, thisMonth: 0, latest: [] }),
      messages: readyQuery({ unread: 0, latest: [] }),
      subscribers: readyQuery(0),
      posts: readyQuery(0),
      mails: readyQuery(0),
    },
  },
};
