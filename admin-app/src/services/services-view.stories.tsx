import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aService } from 'data-client/testing';
import { readyQuery } from '../testing/story-list';
import type { ServiceChanges } from './use-service-changes';
import { ServicesView } from './services-view';

const services = [
  aService({ id: 'leadership', name: 'Leadership Coaching', subtitle: 'One-to-one work for people who lead people' }),
  aService({ id: 'keynote', name: 'Keynote Speaking', subtitle: 'For audiences', bookingMinutes: 30 }),
  aService({ id: 'life', name: 'Life Coaching', isOnPage: false, isBookable: false }),
  aService({ id: 'retreats', name: 'Destination Retreats', archivedAt: new Date('2026-11-02T15:00:00Z') }),
];

const nothing = async () => {};
const changesWith = (marks: ServiceChanges['marks']): ServiceChanges => ({
  marks,
  show: nothing,
  archive: nothing,
  restore: nothing,
});

const meta = {
  title: 'Admin/Services',
  component: ServicesView,
  args: { query: readyQuery(services), changes: changesWith(new Map()), onMove: () => {} },
} satisfies Meta<typeof ServicesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Changing: Story = {
  args: {
    changes: changesWith(
      new Map([
        ['keynote', { state: 'changing', to: 'hidden' }],
        ['life', { state: 'refused', reason: 'The server couldn’t be reached.' }],
      ]),
    ),
  },
};

export const Nothing: Story = { args: { query: readyQuery([]) } };
