import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longNamedCoach, storyCoach } from '../testing/story-coach';
import { HeaderView } from './header-view';
import { navigationItems } from '../navigation/navigation';

const meta: Meta<typeof HeaderView> = {
  title: 'Public site/Header',
  component: HeaderView,
  parameters: { layout: 'fullscreen' },
  args: {
    name: storyCoach.name,
    items: navigationItems({ testimonials_enabled: true, blog_enabled: true }, '/blog', true),
    isSolid: false,
    bookLabel: 'Book Consultation',
    onLogoClick: () => {},
    onBook: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof HeaderView>;

export const AtTheTop: Story = {};
export const Scrolled: Story = { args: { isSolid: true } };
export const OnTheBlog: Story = { parameters: { route: '/blog' } };
export const LongName: Story = { args: { name: longNamedCoach.name } };
export const BookingSwitchedOff: Story = { args: { onBook: undefined } };
