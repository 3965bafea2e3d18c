import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aboutWords } from 'domain/settings/words/about.generated';
import { AboutView } from './about-view';

const meta: Meta<typeof AboutView> = {
  title: 'Public site/About',
  component: AboutView,
  parameters: { layout: 'fullscreen' },
  args: { words: aboutWords, imageUrl: '/images/about.svg', onDiscover: () => {} },
};
export default meta;

type Story = StoryObj<typeof AboutView>;

export const Ready: Story = {};
export const WithoutPicture: Story = { args: { imageUrl: '' } };
export const StoryLoading: Story = { args: { isStoryLoading: true } };
export const StoryFails: Story = { args: { hasStoryFailed: true } };
