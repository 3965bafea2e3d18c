import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { heroWords } from 'domain/settings/words/hero.generated';
import { expect } from 'storybook/test';
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
export const LongTexts: Story = {
  args: {
    coach: longNamedCoach,
    words: { ...heroWords, heading: `${heroWords.heading} `.repeat(2), lead: `${heroWords.lead} `.repeat(2) },
  },
  play: async ({ canvasElement }) => {
    // The panel ends near its caption instead of at the end of the words.
    const picture = canvasElement.querySelector('figure')?.getBoundingClientRect();
    const caption = canvasElement.querySelector('figcaption')?.getBoundingClientRect();
    await expect((picture?.bottom ?? NaN) - (caption?.bottom ?? NaN)).toBeLessThan(200);
  },
};
export const BookingSwitchedOff: Story = { args: { onBook: undefined } };
