import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ConnectedCalendar } from 'data-client/owner';
import { anOwnerBooking } from '../testing/some-bookings';
import { readyQuery } from '../testing/story-list';
import { WithOwner } from '../testing/with-owner';
import { CalendarsView } from './calendars-view';

const family: ConnectedCalendar = {
  id: 'a',
  name: 'Family',
  kind: 'icalendar',
  host: 'calendar.example',
  readAt: new Date('2026-11-23T15:00:00Z'),
  nextTryAt: new Date('2026-11-23T15:10:00Z'),
  isForgotten: false,
  lastError: '',
  eventCount: 42,
  withdrawnAt: undefined,
  writesBookings: false,
};
const work: ConnectedCalendar = {
  ...family,
  id: 'b',
  name: 'Work',
  kind: 'caldav',
  host: 'caldav.example',
  lastError: 'The server rejected this username and password. Many servers require an app password.',
};

const meta = {
  title: 'Admin/Calendars',
  component: CalendarsView,
  decorators: [WithOwner],
  args: {
    calendars: readyQuery([family, work]),
    feeds: readyQuery([
      { id: 'c', name: 'My phone', showsClients: true, readAt: new Date('2026-11-23T14:00:00Z') },
      { id: 'd', name: 'The office', showsClients: false },
    ]),
    differences: readyQuery([]),
    onWrite: () => {},
    onStopWriting: () => {},
    onFind: () => Promise.resolve([]),
    onConnect: () => Promise.resolve(),
    onRead: () => {},
    onRename: () => {},
    onRemove: () => {},
    onAddFeed: () => Promise.resolve(),
    onRevoke: () => {},
  },
} satisfies Meta<typeof CalendarsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ScheduleStopped: Story = { args: { calendars: readyQuery([{ ...family, isForgotten: true }]) } };

export const TimesWithdrawn: Story = {
  args: { calendars: readyQuery([family, { ...work, withdrawnAt: new Date('2026-11-24T15:00:00Z') }]) },
};

const booking = anOwnerBooking({ status: 'confirmed' });
const difference = { calendarId: 'b', calendarName: 'Work', booking, isDifferent: true, lastError: '' };

export const ChangedInTheCalendar: Story = {
  args: {
    calendars: readyQuery([family, { ...work, lastError: '', writesBookings: true }]),
    differences: readyQuery([
      {
        ...difference,
        found: { startsAt: new Date('2026-11-24T20:00:00Z'), endsAt: new Date('2026-11-24T21:00:00Z') },
      },
      { ...difference, booking: anOwnerBooking({ status: 'confirmed' }) },
      { ...difference, isDifferent: false, lastError: 'The server doesn’t let this account write to this calendar.' },
    ]),
  },
};

export const None: Story = { args: { calendars: readyQuery([]), feeds: readyQuery([]) } };
