import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { categoryChoices } from '../posts/categories';
import { storyPosts } from '../testing/story-posts';
import { BlogSectionView } from './blog-section-view';

const ready = {
  status: 'success',
  data: storyPosts.slice(1),
  error: null,
  isFetching: false,
  refetch: () => {},
} as const;

const meta: Meta<typeof BlogSectionView> = {
  title: 'Blog/Landing section',
  component: BlogSectionView,
  parameters: { layout: 'fullscreen' },
  args: {
    blogPath: '/blog',
    choices: categoryChoices('All Posts', ['leadership', 'coaching', 'transformation'], [], {
      all: 4,
      leadership: 1,
      coaching: 1,
      transformation: 1,
    }),
    category: 'all',
    featured: storyPosts.slice(0, 2),
    latest: { ...ready, data: storyPosts.slice(2) },
    isSample: false,
    onCategoryChange: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof BlogSectionView>;

export const Ready: Story = {};
export const Loading: Story = { args: { featured: [], latest: { ...ready, status: 'pending', data: undefined } } };
export const Empty: Story = { args: { category: 'transformation', featured: [], latest: { ...ready, data: [] } } };
export const Failed: Story = {
  args: {
    featured: [],
    latest: { ...ready, status: 'error', data: undefined, error: new Error('The connection was lost.') },
  },
};
export const Samples: Story = { args: { isSample: true } };
