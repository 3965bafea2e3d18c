import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inFrames } from 'shared-ui/testing';
import { storyCoach } from '../testing/story-coach';
import { StoryDialog } from './story-dialog';

const meta: Meta<typeof StoryDialog> = {
  title: 'Public site/Full story',
  component: StoryDialog,
  parameters: { docs: { story: inFrames } },
  args: { coach: storyCoach, onClose: () => {}, onBook: () => {} },
};
export default meta;

type Story = StoryObj<typeof StoryDialog>;

export const Open: Story = {};
export const PortraitFails: Story = { args: { coach: { ...storyCoach, portraitUrl: '/missing.webp' } } };
export const BookingSwitchedOff: Story = { args: { onBook: undefined } };
