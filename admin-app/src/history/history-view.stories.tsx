import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aHistoryEntry } from 'data-client/testing';
import { storyList } from '../testing/story-list';
import { HistoryView } from './history-view';

const settings = { area: 'settings', table: 'site_settings_la2024' } as const;

const rows = [
  aHistoryEntry(),
  aHistoryEntry({
    ...settings,
    rowId: 'site_title',
    subject: '',
    before: { value: '"Lena"' },
    after: { value: '"Lena Ashford"' },
  }),
  aHistoryEntry({
    ...settings,
    rowId: 'smtp_password',
    subject: '',
    before: { value: '[redacted]' },
    after: { value: '[redacted]' },
  }),
  aHistoryEntry({
    area: 'testimonials',
    table: 'testimonials_la2024',
    subject: 'Priya Raman',
    action: 'added',
    before: null,
    after: { id: 'x', name: 'Priya Raman', title: 'Chief Operating Officer', rating: 5, is_published: true },
  }),
  aHistoryEntry({
    area: 'bookings',
    table: 'bookings_la2024',
    subject: 'Maren Okafor',
    action: 'deleted',
    restorableUntil: new Date('2026-12-20T12:00:00Z'),
    before: { first_name: 'Maren', last_name: 'Okafor', email: 'maren@northwind.example', status: 'cancelled' },
    after: null,
  }),
  aHistoryEntry({
    area: undefined,
    table: 'blocked_times',
    subject: '',
    before: { note: '' },
    after: { note: 'Holidays' },
  }),
];

const meta = {
  title: 'Admin/History',
  component: HistoryView,
  args: { list: storyList({ rows, total: 134 }) },
} satisfies Meta<typeof HistoryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LongTexts: Story = {
  args: {
    list: storyList({
      rows: [
        aHistoryEntry({
          area: 'posts',
          table: 'blog_posts_la2024',
          subject: 'A'.repeat(120),
          before: { title: 'The Meeting After the Meeting', content: 'One sentence follows another. '.repeat(20) },
          after: { title: 'A'.repeat(120), content: 'One sentence follows another, and the page grows. '.repeat(20) },
        }),
      ],
    }),
  },
};
