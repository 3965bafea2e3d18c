import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { heroWords } from 'domain/settings/words/hero.generated';
import { longNamedCoach, storyCoach } from '../testing/story-coach';
import { HeroView } from './hero-view';

const meta: Meta<typeof HeroView> = {
  title: 'Public site/Hero',
  component: HeroView,
  parameters: { layout: 'fullscreen' },
  args: { words: heroWords, coach: storyCoach, onBook: () => {} },
};
export default meta;

type Story = StoryObj<typeof HeroView>;

export const Ready: Story = {};
export const SettingsLoading: Story = { args: { isRefreshing: true } };
export const PortraitFails: Story = { args: { coach: { ...storyCoach, heroPortraitUrl: '/missing.webp' } } };
export const LongTexts: Story = { args: { coach: longNamedCoach } };
export const BookingSwitchedOff: Story = { args: { onBook: undefined } };
