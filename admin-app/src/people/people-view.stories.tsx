import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import { peoplePageSize } from 'data-client/owner';
import { aPerson, listed } from 'data-client/testing';
import { failedQuery, pendingQuery, readyQuery } from '../testing/story-list';
import { PeopleView } from './people-view';

const rows = [
  listed(aPerson({ tags: [{ id: 'a', tag: 'VIP' }], noShowCount: 1, bookingCount: 3 })),
  listed(aPerson({ name: 'Daniel Reyes', company: '', bookingCount: 0 })),
  listed(aPerson({ name: '', company: '', bookingCount: 0, messageCount: 0 })),
];

const meta = {
  title: 'Admin/People',
  component: PeopleView,
  args: {
    query: readyQuery(rows),
    overview: readyQuery({ total: 3, tags: ['Speaker', 'VIP'] }),
    filter: {},
    isOutdated: false,
    isFirstPage: true,
    searchText: '',
    onSearchTextChange: () => {},
    onFilterChange: () => {},
    onNext: () => {},
  },
} satisfies Meta<typeof PeopleView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LaterPage: Story = {
  args: {
    query: readyQuery(Array.from({ length: peoplePageSize }, (_, index) => listed(aPerson({ name: `Ada ${index}` })))),
    overview: readyQuery({ total: 12_345, tags: [] }),
    isFirstPage: false,
  },
};

export const Loading: Story = { args: { query: pendingQuery, overview: pendingQuery } };

export const None: Story = { args: { query: readyQuery([]), overview: readyQuery({ total: 0, tags: [] }) } };

export const NobodyFound: Story = { args: { query: readyQuery([]), filter: { tag: 'VIP', since: '2026-03-01' } } };

export const TotalsFailed: Story = { args: { overview: failedQuery(new DataError('server')) } };

export const LongTexts: Story = {
  args: {
    query: readyQuery([
      listed(
        aPerson({
          name: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliane von und zu Hohenstaufen',
          company: 'International Association for the Advancement of Extraordinarily Long Organization Names',
          tags: Array.from({ length: 12 }, (_, index) => ({
            id: String(index),
            tag: `${'Long tag '.repeat(4)}${index}`,
          })),
          addresses: [{ email: `${'long.'.repeat(12)}mailbox@example.com`, originId: 'a' }],
        }),
      ),
    ]),
  },
};
