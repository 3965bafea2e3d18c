import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inColumn } from '../testing/in-column';
import { storyPosts } from '../testing/story-posts';
import { SavedView } from './saved-view';

const missing = [{ id: '9', slug: 'gone', title: 'An unpublished article' }];

const meta: Meta<typeof SavedView> = {
  title: 'Blog/Saved articles',
  component: SavedView,
  parameters: { layout: 'fullscreen' },
  decorators: [inColumn],
  args: {
    posts: storyPosts,
    missing: [],
    isKnown: true,
    hrefOf: (post) => ({ to: `/blog/${post.slug}` }),
    allArticles: '/blog',
    onRemove: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof SavedView>;

export const Ready: Story = {};
export const Empty: Story = { args: { posts: [] } };
export const SomeNoLongerPublished: Story = { args: { posts: storyPosts.slice(0, 1), missing } };
export const ListUnavailable: Story = { args: { posts: [], missing, isKnown: false } };
