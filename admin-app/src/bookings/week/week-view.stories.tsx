import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import { defaultZones } from 'domain/coach-zones';
import { coachInstant } from 'domain/slots';
import { anOwnerBooking } from '../../testing/some-bookings';
import { failedQuery, readyQuery } from '../../testing/story-list';
import { WithOwner } from '../../testing/with-owner';
import { WeekView } from './week-view';

const bookings = [
  anOwnerBooking({ status: 'confirmed' }),
  anOwnerBooking({ firstName: 'Daniel', lastName: 'Reyes', serviceType: 'keynote', time: '1:00 PM' }),
  anOwnerBooking({ firstName: 'Priya', lastName: 'Raman', date: '2026-11-25', time: '10:00 AM', status: 'completed' }),
  anOwnerBooking({ firstName: 'Tomas', lastName: 'Lindqvist', date: '2026-11-27', time: '4:00 PM' }),
];

/** From one minute of a day to another. */
const span = (date: string, from: number, to: number) => ({
  startsAt: coachInstant(date, from, defaultZones),
  endsAt: coachInstant(date, to, defaultZones),
});

const blocked = [
  { id: 'a', ...span('2026-11-24', 0, 24 * 60), note: 'Retreat' },
  { id: 'b', ...span('2026-11-26', 540, 720), note: '' },
];

const busy = [{ ...span('2026-11-27', 660, 720), calendarName: 'Family' }];

const meta = {
  title: 'Admin/Bookings week',
  component: WeekView,
  decorators: [WithOwner],
  args: {
    monday: '2026-11-23',
    thisMonday: '2026-11-23',
    today: '2026-11-25',
    bookings: readyQuery(bookings),
    blocked: readyQuery(blocked),
    busy: readyQuery(busy),
    onMove: () => {},
  },
} satisfies Meta<typeof WeekView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Free: Story = { args: { bookings: readyQuery([]), blocked: readyQuery([]) } };

export const BlockedTimesFailed: Story = { args: { blocked: failedQuery(new DataError('server')) } };
