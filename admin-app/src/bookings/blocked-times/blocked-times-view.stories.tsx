import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defaultZones } from 'domain/coach-zones';
import { coachInstant } from 'domain/slots';
import type { BlockedTime } from 'data-client/owner';
import { readyQuery } from '../../testing/story-list';
import { WithOwner } from '../../testing/with-owner';
import { BlockedTimesView } from './blocked-times-view';

const times: BlockedTime[] = [
  {
    id: 'a',
    startsAt: coachInstant('2026-11-24', 540, defaultZones),
    endsAt: coachInstant('2026-11-24', 720, defaultZones),
    note: 'Dentist',
  },
  {
    id: 'b',
    startsAt: coachInstant('2026-12-21', 0, defaultZones),
    endsAt: coachInstant('2027-01-04', 0, defaultZones),
    note: 'Away',
  },
  {
    id: 'c',
    startsAt: coachInstant('2027-02-15', 0, defaultZones),
    endsAt: coachInstant('2027-02-16', 0, defaultZones),
    note: '',
  },
];

const meta = {
  title: 'Admin/Blocked times',
  component: BlockedTimesView,
  decorators: [WithOwner],
  args: { query: readyQuery(times), isBlocking: false, onBlock: () => Promise.resolve(true), onUnblock: () => {} },
} satisfies Meta<typeof BlockedTimesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const None: Story = { args: { query: readyQuery([]) } };
