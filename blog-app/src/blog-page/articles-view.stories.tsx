import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Text } from 'shared-ui';
import { inColumn } from '../testing/in-column';
import { manyPosts, storyPosts } from '../testing/story-posts';
import { ArticlesView } from './articles-view';

const meta: Meta<typeof ArticlesView> = {
  title: 'Blog/Articles',
  component: ArticlesView,
  parameters: { layout: 'fullscreen' },
  decorators: [inColumn],
  args: {
    hrefOf: (post) => ({ to: `/blog/${post.slug}` }),
    words: '',
    selected: '',
    featured: storyPosts.slice(0, 2),
    matches: storyPosts,
  },
};
export default meta;

type Story = StoryObj<typeof ArticlesView>;

export const Ready: Story = {};
export const OneFeatured: Story = { args: { featured: storyPosts.slice(0, 1) } };
export const FourFeatured: Story = { args: { featured: storyPosts } };
export const Searched: Story = { args: { words: 'the', featured: [] } };
export const MoreThanShown: Story = { args: { featured: [], matches: manyPosts(60) } };
export const NothingFound: Story = { args: { selected: '?category=business', featured: [], matches: [] } };
export const NoArticles: Story = { args: { featured: [], matches: [] } };
export const OnlyMentioned: Story = {
  args: { words: 'zebra', featured: [], matches: [], mentions: <Text>Found inside articles.</Text> },
};
