import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inColumn } from '../testing/in-column';
import { storyPosts } from '../testing/story-posts';
import type { Mention } from './mention-list';
import { MentionsView } from './mentions-view';

const mentions: Mention[] = storyPosts.map((post) => ({
  post,
  passage: [
    { text: 'a pause of seven seconds is enough. The ', isMatch: false },
    { text: 'harbor', isMatch: true },
    { text: ' at dawn teaches patience to anyone who waits', isMatch: false },
  ],
}));

const meta: Meta<typeof MentionsView> = {
  title: 'Blog/Search',
  component: MentionsView,
  parameters: { layout: 'fullscreen' },
  decorators: [inColumn],
  args: {
    inside: mentions.slice(0, 2),
    similar: mentions.slice(2),
    correction: 'harbor',
    status: 'ready',
    isGridEmpty: true,
    hrefOf: (post) => ({ to: `/blog/${post.slug}` }),
    onRetry: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof MentionsView>;

export const InsideAndNear: Story = {};
export const Inside: Story = { args: { similar: [], isGridEmpty: false } };
export const OnlySimilar: Story = { args: { inside: [] } };
export const Searching: Story = { args: { inside: [], similar: [], status: 'searching' } };
export const NothingAtAll: Story = { args: { inside: [], similar: [] } };
export const Failed: Story = { args: { inside: [], similar: [], status: 'failed' } };
export const TooManySearches: Story = {
  args: { inside: [], similar: [], status: 'failed', limit: 'Too many searches. Please try again in a minute.' },
};
