import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Message } from 'data-client/owner';
import { aMessage } from 'data-client/testing';
import { inFrames } from 'shared-ui/testing';
import { readyQuery } from '../testing/story-list';
import { MessageDetailsView } from './message-details-view';

const ready = (data: Message | null) => readyQuery<Message | null>(data);

const meta = {
  title: 'Admin/Message details',
  component: MessageDetailsView,
  parameters: { docs: { story: inFrames } },
  args: {
    query: ready(aMessage({ status: 'read' })),
    onStatusChange: () => {},
    onDelete: () => {},
    onAnswer: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof MessageDetailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};

export const Replied: Story = { args: { query: ready(aMessage({ status: 'replied' })) } };

export const GeneralInquiry: Story = { args: { query: ready(aMessage({ service: '', company: '' })) } };

export const LongTexts: Story = {
  args: { query: ready(aMessage({ message: 'One sentence follows another.\n\n'.repeat(40) })) },
};
