import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { categoryChoices } from '../posts/categories';
import { storyPosts } from '../testing/story-posts';
import { BlogPageView } from './blog-page-view';

const ready = { status: 'success', data: storyPosts, error: null, isFetching: false, refetch: () => {} } as const;

const meta: Meta<typeof BlogPageView> = {
  title: 'Blog/Page',
  component: BlogPageView,
  parameters: { layout: 'fullscreen' },
  args: {
    hrefOf: (post) => `/blog/${post.slug}`,
    choices: categoryChoices('All Articles', ['leadership', 'coaching', 'transformation', 'business'], [], {
      all: 4,
      leadership: 1,
      coaching: 1,
      transformation: 1,
      business: 1,
    }),
    selection: { search: '', category: 'all', sort: 'newest' },
    featured: storyPosts.slice(0, 2),
    matches: { ...ready, data: [...storyPosts] },
    isSample: false,
    onSelectionChange: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof BlogPageView>;

export const Ready: Story = {};
export const Loading: Story = { args: { featured: [], matches: { ...ready, status: 'pending', data: undefined } } };
export const NothingFound: Story = {
  args: {
    selection: { search: 'zebra', category: 'all', sort: 'newest' },
    featured: [],
    matches: { ...ready, data: [] },
  },
};
export const Failed: Story = {
  args: { featured: [], matches: { ...ready, status: 'error', data: undefined, error: new Error('Lost') } },
};
export const Samples: Story = { args: { isSample: true } };
