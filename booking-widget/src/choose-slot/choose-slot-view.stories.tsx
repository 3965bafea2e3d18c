import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defaultZones } from 'domain/coach-zones';
import { usualAvailability } from 'domain/availability';
import { slotStart, type TakenRange } from 'domain/slots';
import { useState } from 'react';
import { failedQuery, pendingQuery, readyQuery } from 'shared-ui/testing';
import { changeSlot } from '../booking-state/slot';
import { inCard } from '../testing/in-card';
import { ChooseSlotView } from './choose-slot-view';

const hour = 3_600_000;

function booked(date: string, time: string, hours = 1): TakenRange {
  const startsAt = slotStart(date, time, defaultZones);
  return { startsAt, endsAt: new Date(startsAt.getTime() + hours * hour) };
}

const someTaken = readyQuery([
  booked('2026-11-24', '10:00 AM'),
  booked('2026-11-24', '2:00 PM'),
  booked('2026-11-25', '9:00 AM', 8),
  booked('2026-12-01', '1:00 PM', 4),
]);

const calendar = { now: new Date('2026-11-20T15:00:00Z'), availability: usualAvailability, taken: someTaken };
const open = { date: null, time: null, timeZone: 'America/New_York' };
const tuesday = { ...open, date: '2026-11-24' };
const saturday = { ...open, date: '2026-11-28' };

const meta = {
  title: 'Booking widget/2 Choose date and time',
  component: ChooseSlotView,
  decorators: [inCard],
  render: function Choosing(props) {
    const [choice, setChoice] = useState(props.choice);
    return <ChooseSlotView {...props} choice={choice} onChoose={(change) => setChoice(changeSlot(choice, change))} />;
  },
  args: { calendar, durationMinutes: 60, choice: open, onChoose: () => {}, onBack: () => {}, onContinue: () => {} },
} satisfies Meta<typeof ChooseSlotView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoDateYet: Story = {};

export const DateChosen: Story = { args: { choice: tuesday } };

export const TimeChosen: Story = { args: { choice: { ...tuesday, time: '11:00 AM' } } };

export const VisitorInSydney: Story = { args: { choice: { ...tuesday, timeZone: 'Australia/Sydney' } } };

export const TimesLoading: Story = { args: { choice: tuesday, calendar: { ...calendar, taken: pendingQuery } } };

export const TimesFailed: Story = { args: { choice: tuesday, calendar: { ...calendar, taken: failedQuery() } } };

/** The last time of the chosen day was taken in the meantime. */
export const AllTaken: Story = { args: { choice: { ...open, date: '2026-11-25' } } };

export const LostToSomebodyElse: Story = {
  args: { choice: tuesday, lostSlot: { date: '2026-11-24', time: '10:00 AM' } },
};

/** Moving a booking: its current time looks different from taken ones. */
export const MovedFromHere: Story = {
  args: { choice: tuesday, ownStart: new Date('2026-11-24T15:00:00Z'), submitLabel: 'Move to this time' },
};

const evening = { startTimes: ['5:30 PM', '6:45 PM', '8:00 PM'], endsBy: 21 * 60 };
const never = { ...evening, startTimes: [] };
/** The calendar of a coach whose hours depend on the day of the week. */
const openOn = (hours: (day: number) => typeof evening) => ({
  ...calendar,
  availability: { ...usualAvailability, week: usualAvailability.week.map((_, day) => hours(day)) },
});

/** Tuesday and Saturday evenings only; sessions that would end after nine are not offered. */
export const OwnHours: Story = {
  args: {
    calendar: openOn((day) => (day === 1 || day === 5 ? evening : never)),
    durationMinutes: 90,
    choice: saturday,
  },
};

export const SevenDays: Story = {
  args: { calendar: openOn(() => evening), choice: saturday },
  globals: { viewport: { value: 'small' } },
};

/** Wednesdays only: the days are no calendar. */
export const OneDayPerWeek: Story = { args: { calendar: openOn((day) => (day === 2 ? evening : never)) } };

export const NoTimes: Story = {
  args: { calendar: { ...calendar, taken: readyQuery([booked('2026-11-20', '9:00 AM', 15 * 24)]) } },
};

/** The owner takes no bookings. */
export const NoDates: Story = { args: { calendar: openOn(() => never) } };
