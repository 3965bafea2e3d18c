import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import { aSubscriber } from 'data-client/testing';
import { anOverview, someReaders } from '../testing/some-subscribers';
import { failedQuery, pendingQuery, readyQuery, storyList, storyChanges } from '../testing/story-list';
import { SubscribersView } from './subscribers-view';

const rows = someReaders(20);
const full = { rows, total: 412 };
const nobody = anOverview({ total: 0, active: 0, unsubscribed: 0, thisMonth: 0, thisWeek: 0, months: [] });

const meta = {
  title: 'Admin/Newsletter',
  component: SubscribersView,
  args: {
    list: storyList(full),
    overview: readyQuery(anOverview()),
    changes: storyChanges(),
    export: { state: 'idle' },
    onExport: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof SubscribersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Exporting: Story = { args: { export: { state: 'running', done: 42_000, total: 100_000 } } };

export const Exported: Story = { args: { export: { state: 'done', count: 389 } } };

export const ExportFailed: Story = { args: { export: { state: 'failed', reason: new DataError('offline').message } } };

export const Loading: Story = { args: { list: storyList(full, { query: pendingQuery }), overview: pendingQuery } };

export const Nobody: Story = { args: { list: storyList({ rows: [] }), overview: readyQuery(nobody) } };

export const NumbersFailed: Story = { args: { overview: failedQuery(new DataError('offline')) } };

export const LongTexts: Story = {
  args: {
    list: storyList({
      rows: [
        aSubscriber({
          email: 'a.very.long.address.that.hardly.fits.anywhere@a-department.of-a-large-organization.example',
          source: 'a-landing-page-with-a-very-long-name-in',
        }),
        ...someReaders(2),
      ],
    }),
  },
};
