import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { slotStart, usualAvailability, type Availability, type TakenRange } from 'data-client';
import { useState } from 'react';
import { Card, type QueryLike } from 'shared-ui';

import { ChooseSlotView, type ChooseSlotViewProps } from './choose-slot-view';

const hour = 3_600_000;

function booked(date: string, time: string, hours = 1): TakenRange {
  const startsAt = slotStart(date, time);
  return { startsAt, endsAt: new Date(startsAt.getTime() + hours * hour) };
}

const answered = (data: TakenRange[]): QueryLike<TakenRange[]> => ({
  status: 'success',
  data,
  error: null,
  isFetching: false,
  refetch: () => {},
});

const someTaken = answered([
  booked('2026-11-24', '10:00 AM'),
  booked('2026-11-24', '2:00 PM'),
  booked('2026-11-25', '9:00 AM', 8),
  booked('2026-12-01', '1:00 PM', 4),
]);

function Choosing(props: ChooseSlotViewProps) {
  const [date, setDate] = useState(props.date);
  const [time, setTime] = useState(props.time);
  const [timeZone, setTimeZone] = useState(props.timeZone);
  const handleDateChoose = (chosen: string) => {
    setDate(chosen);
    setTime(null);
  };
  return (
    <ChooseSlotView
      {...props}
      date={date}
      time={time}
      timeZone={timeZone}
      onTimeZoneChange={setTimeZone}
      onDateChoose={handleDateChoose}
      onTimeChoose={setTime}
    />
  );
}

const meta = {
  title: 'Booking widget/2 Choose date and time',
  component: ChooseSlotView,
  render: (args) => (
    <Card style={{ maxInlineSize: '40rem' }}>
      <Choosing {...args} />
    </Card>
  ),
  args: {
    now: new Date('2026-11-20T15:00:00Z'),
    availability: usualAvailability,
    durationMinutes: 60,
    taken: someTaken,
    date: null,
    time: null,
    lostSlot: null,
    timeZone: 'America/New_York',
    onTimeZoneChange: () => {},
    onDateChoose: () => {},
    onTimeChoose: () => {},
    onBack: () => {},
    onContinue: () => {},
  },
} satisfies Meta<typeof ChooseSlotView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoDateYet: Story = {};

export const DateChosen: Story = { args: { date: '2026-11-24' } };

export const TimeChosen: Story = { args: { date: '2026-11-24', time: '11:00 AM' } };

export const VisitorInBerlin: Story = { args: { date: '2026-11-24', timeZone: 'Europe/Berlin' } };

export const VisitorInSydney: Story = { args: { date: '2026-11-24', timeZone: 'Australia/Sydney' } };

export const NinetyMinutes: Story = { args: { date: '2026-11-24', durationMinutes: 90 } };

export const TimesLoading: Story = {
  args: {
    date: '2026-11-24',
    taken: { status: 'pending', data: undefined, error: null, isFetching: true, refetch: () => {} },
  },
};

export const TimesFailed: Story = {
  args: {
    date: '2026-11-24',
    taken: { status: 'error', data: undefined, error: new Error(), isFetching: false, refetch: () => {} },
  },
};

/** The day was chosen before the last of its times went. */
export const AllTaken: Story = { args: { date: '2026-11-25' } };

export const LostToSomebodyElse: Story = {
  args: { date: '2026-11-24', lostSlot: { date: '2026-11-24', time: '10:00 AM' } },
};

/** From the link of a mail: the time that is given up is told from what others have. */
export const MovedFromHere: Story = {
  args: {
    date: '2026-11-24',
    ownSlot: { date: '2026-11-24', time: '10:00 AM' },
    submitLabel: 'Move to this time',
  },
};

const evening = { startTimes: ['5:30 PM', '6:45 PM', '8:00 PM'], endsBy: 21 * 60 };
const ownWeek: Availability = {
  week: usualAvailability.week.map((day, index) => (index === 1 || index === 5 ? evening : { ...day, startTimes: [] })),
  minimumNoticeHours: 0,
};

/** An owner who works on Tuesday and Saturday evenings; what would end after nine is not offered. */
export const OwnHours: Story = { args: { availability: ownWeek, durationMinutes: 90, date: '2026-11-28' } };

export const SevenDays: Story = {
  args: {
    availability: { ...usualAvailability, week: usualAvailability.week.map(() => evening) },
    date: '2026-11-28',
  },
  globals: { viewport: { value: 'small' } },
};

/** The owner takes no bookings at all for now. */
export const NoDates: Story = {
  args: {
    availability: { ...usualAvailability, week: usualAvailability.week.map((day) => ({ ...day, startTimes: [] })) },
  },
};

export const NarrowPhone: Story = { ...VisitorInSydney, globals: { viewport: { value: 'small' } } };
