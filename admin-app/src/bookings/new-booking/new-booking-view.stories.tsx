import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serviceCatalogue } from 'domain/service-catalogue.generated';
import { inFrames, readyQuery } from 'shared-ui/testing';
import { WithOwner } from '../../testing/with-owner';
import { NewBookingView } from './new-booking-view';
import type { NewBookingState } from './use-new-booking';

const empty: NewBookingState = {
  values: {
    serviceType: 'leadership',
    date: '2026-11-24',
    time: '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    answers: {},
    ownerNote: '',
    sendsEmail: true,
  },
  questions: [],
  services: readyQuery([]),
  placeOfService: { kind: 'video', place: '' },
  series: { repetition: undefined, repeat: () => {}, dates: [], slots: [], changeDate: () => {} },
  problems: {},
  failure: undefined,
  isBusy: false,
  change: () => {},
  submit: () => {},
};

const filled: NewBookingState = {
  ...empty,
  values: {
    ...empty.values,
    time: '10:00 AM',
    firstName: 'Maren',
    lastName: 'Okafor',
    email: 'maren@northwind.example',
  },
};

const meta = {
  title: 'Admin/New booking',
  component: NewBookingView,
  parameters: { docs: { story: inFrames } },
  decorators: [WithOwner],
  args: {
    form: empty,
    services: serviceCatalogue,
    freeTimes: readyQuery({ times: ['9:00 AM', '10:00 AM', '1:00 PM', '3:00 PM'], isDayOff: false }),
    onCloseRequest: () => Promise.resolve(true),
    onClose: () => {},
  },
} satisfies Meta<typeof NewBookingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Missing: Story = {
  args: {
    form: {
      ...empty,
      problems: {
        firstName: 'Please enter the first name.',
        email: 'Please enter the email address.',
        time: 'Please choose a time.',
      },
    },
  },
};

const given = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15'];

export const SeriesConflicts: Story = {
  args: {
    form: {
      ...filled,
      failure: 'Nothing was booked: some of the dates need another time.',
      series: {
        ...empty.series,
        repetition: { everyWeeks: 1, times: 4 },
        dates: given.map((date, index) => ({
          given: date,
          slot: { date, time: '10:00 AM' },
          isLeftOut: index === 2,
          conflict:
            index === 1
              ? {
                  date,
                  time: '10:00 AM',
                  message: 'Another booking already has this time.',
                  isUnusual: false,
                  free: [
                    { date, time: '9:00 AM' },
                    { date: '2026-12-02', time: '10:00 AM' },
                  ],
                }
              : undefined,
        })),
      },
    },
  },
};

export const OwnPlace: Story = {
  args: {
    form: {
      ...filled,
      values: { ...filled.values, meeting: { kind: 'address', place: '' } },
      problems: { meetingPlace: 'Please enter the address.' },
    },
  },
};

export const DayFull: Story = { args: { freeTimes: readyQuery({ times: [], isDayOff: false }) } };

export const DayOff: Story = { args: { freeTimes: readyQuery({ times: [], isDayOff: true }) } };

export const Failed: Story = {
  args: { form: { ...filled, failure: 'The server couldn’t be reached. Please check your connection and try again.' } },
};
