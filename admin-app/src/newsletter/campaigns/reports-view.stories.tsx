import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aReport } from '../../testing/some-subscribers';
import { storyList } from '../../testing/story-list';
import { ReportsView } from './reports-view';

const nothing = { recipients: 0, sent: 0, failed: 0, unsubscribed: 0 };

const rows = [
  aReport({ ...nothing, subject: '', state: 'draft', startedAt: undefined, finishedAt: undefined }),
  aReport({ subject: 'Two questions before the holidays', state: 'sending', sent: 120, failed: 0, unsubscribed: 0 }),
  aReport(),
  aReport({
    subject: 'A very long subject that says nearly everything the email itself would have to say, and more',
    recipients: 98_214,
    sent: 98_101,
    failed: 113,
    unsubscribed: 410,
  }),
];

const meta = {
  title: 'Admin/Newsletter report',
  component: ReportsView,
  args: { list: storyList({ rows, total: 24 }) },
} satisfies Meta<typeof ReportsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const None: Story = { args: { list: storyList({ rows: [] }) } };
