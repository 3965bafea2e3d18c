import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { CampaignProblem } from 'data-client/owner';
import { aReport } from '../../testing/some-subscribers';
import { readyQuery } from '../../testing/story-list';
import { CampaignProgressView } from './campaign-progress-view';

const problems: CampaignProblem[] = [
  { email: 'nobody@northwind.example', state: 'failed', reason: '550 No such user here' },
  { email: '', state: 'failed', reason: '550 Mailbox full' },
  {
    email: 'maren@northwind.example',
    state: 'doubtful',
    reason: 'Sending was interrupted while the email was being delivered.',
  },
];

const under = { finishedAt: undefined, failed: 0, sent: 120, waiting: 269, unsubscribed: 0 };

const meta = {
  title: 'Admin/Newsletter campaign on its way',
  component: CampaignProgressView,
  args: { report: aReport({ failed: 0, sent: 389 }), onPause: () => {}, onResume: () => {}, onRetry: () => {} },
} satisfies Meta<typeof CampaignProgressView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};

export const Sending: Story = { args: { report: aReport({ ...under, state: 'sending' }) } };

export const Paused: Story = { args: { report: aReport({ ...under, state: 'paused' }) } };

export const WithProblems: Story = {
  args: { report: aReport({ sent: 386, failed: 2, doubtful: 1 }), problems: readyQuery(problems) },
};
