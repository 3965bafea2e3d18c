import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inFrames } from 'shared-ui/testing';
import { anOwnerBooking } from '../testing/some-bookings';
import { failedQuery, readyQuery } from '../testing/story-list';
import { WithOwner } from '../testing/with-owner';
import { MoveView } from './move-view';
import type { SeriesChoiceProps } from './series-choice';

const meta = {
  title: 'Admin/Move a booking',
  component: MoveView,
  parameters: { docs: { story: inFrames } },
  decorators: [WithOwner],
  args: {
    booking: anOwnerBooking({ status: 'confirmed' }),
    slot: { date: '2026-11-24', time: '1:00 PM' },
    problems: {},
    freeTimes: readyQuery({ times: ['9:00 AM', '10:00 AM', '1:00 PM', '3:00 PM'], isDayOff: false }),
    isBusy: false,
    sendsEmail: true,
    onChange: () => {},
    onSendsEmailChange: () => {},
    onSubmit: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof MoveView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

const series = ['2026-11-24', '2026-12-01', '2026-12-08'].map((date, index) => ({
  booking: anOwnerBooking({ id: `series-${index}`, status: 'confirmed' }),
  slot: { date, time: '1:00 PM' },
}));

const seriesChoice: SeriesChoiceProps = {
  query: readyQuery(series.map(({ booking }) => booking)),
  isWithLater: false,
  moves: series,
  hasNewTimes: true,
  conflicts: [],
  onChange: () => {},
};

export const OfSeries: Story = { args: { series: seriesChoice } };

export const WithLaterBookings: Story = { args: { series: { ...seriesChoice, isWithLater: true } } };

export const WithoutNewTime: Story = {
  args: {
    slot: { date: '2026-11-24', time: '' },
    series: { ...seriesChoice, isWithLater: true, hasNewTimes: false },
  },
};

export const SeriesConflict: Story = {
  args: {
    failure: 'Nothing was moved: some of the bookings need another time.',
    series: {
      ...seriesChoice,
      isWithLater: true,
      conflicts: [
        {
          date: '2026-12-01',
          time: '1:00 PM',
          message: 'Another booking already has this time.',
          isUnusual: false,
          free: [],
        },
      ],
    },
  },
};

export const SeriesFailed: Story = {
  args: { series: { ...seriesChoice, query: failedQuery(new Error('Offline')) } },
};

export const Taken: Story = { args: { problems: { time: 'Another booking already has this time.' } } };

export const Changed: Story = {
  args: { failure: 'This booking was changed in the meantime. Please look at its new details first.' },
};
