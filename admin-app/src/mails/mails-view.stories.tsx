import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { UndeliveredMail } from 'data-client/owner';
import { aMail } from 'data-client/testing';
import type { MailChanges } from '../list/mails/use-mail-changes';
import { storyList } from '../testing/story-list';
import { MailsView } from './mails-view';

const lost = (over: Parameters<typeof aMail>[0] = {}): UndeliveredMail => {
  const { givenUpAt = new Date('2026-11-20T18:06:00Z'), ...mail } = aMail(over);
  return { ...mail, givenUpAt, state: over.state === 'doubtful' ? 'doubtful' : 'failed' };
};

const rows = [
  lost(),
  lost({ kind: 'owner-notice', recipient: '', reason: 'connect ECONNREFUSED 192.0.2.7:587' }),
  lost({ kind: 'reminder', about: 'Daniel Reyes', recipient: 'daniel@harbor.example', isOver: true }),
  lost({
    kind: 'campaign',
    state: 'doubtful',
    bookingId: undefined,
    about: 'What November taught me',
    recipient: 'priya@fernhill.example',
    attempts: 1,
    reason: 'Sending was interrupted while the email was being delivered.',
  }),
];

const changes: MailChanges = {
  marks: new Map(),
  sendAgain: async () => {},
  dismiss: async () => ({ done: [], refused: [] }),
};

const meta = {
  title: 'Admin/Unsent emails',
  component: MailsView,
  args: { list: storyList({ rows }), changes },
} satisfies Meta<typeof MailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const RowsAtWork: Story = {
  args: {
    changes: {
      ...changes,
      marks: new Map([
        [rows[0]?.id ?? '', { state: 'changing', to: 'again' }],
        [rows[1]?.id ?? '', { state: 'refused', reason: '550 No such user here' }],
      ]),
    },
  },
};

export const LongTexts: Story = {
  args: {
    list: storyList({
      rows: [
        lost({
          about: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, the younger of them',
          recipient: 'a.very.long.address.that.hardly.fits.anywhere@a-department.of-a-large-organization.example',
          reason: '550-5.7.1 Our system has detected that this message is likely unsolicited. '.repeat(4),
        }),
      ],
    }),
  },
};
