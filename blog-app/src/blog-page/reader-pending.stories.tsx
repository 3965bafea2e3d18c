import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inFrames } from 'shared-ui/testing';
import { storyPosts } from '../testing/story-posts';
import { ReaderPending } from './reader-pending';

const meta: Meta<typeof ReaderPending> = {
  title: 'Blog/Reader loading',
  component: ReaderPending,
  parameters: { docs: { story: inFrames } },
  args: { summary: storyPosts[0], onClose: () => {} },
};
export default meta;

type Story = StoryObj<typeof ReaderPending>;

export const Slow: Story = {};
export const Failed: Story = { args: { onRetry: () => {} } };
export const FailedFromDirectLink: Story = { args: { onRetry: () => {}, summary: undefined } };
