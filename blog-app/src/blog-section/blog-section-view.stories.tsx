import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { blogWords } from 'domain/settings/words/blog.generated';
import { Text } from 'shared-ui';
import { failedQuery, pendingQuery, readyQuery } from 'shared-ui/testing';
import { categoryChoices } from '../posts/categories';
import { storyPosts } from '../testing/story-posts';
import { BlogSectionView } from './blog-section-view';

const quiet = { isSample: false, hasFailed: false, isFetching: false, onRetry: () => {} };

const meta: Meta<typeof BlogSectionView> = {
  title: 'Blog/Landing section',
  component: BlogSectionView,
  parameters: { layout: 'fullscreen' },
  args: {
    words: blogWords,
    blogPath: '/blog',
    choices: categoryChoices('All Posts', ['leadership', 'coaching', 'transformation'], {
      all: 4,
      leadership: 1,
      coaching: 1,
      transformation: 1,
    }),
    category: 'all',
    featured: storyPosts.slice(0, 2),
    latest: readyQuery(storyPosts.slice(2)),
    note: quiet,
    onCategoryChange: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof BlogSectionView>;

export const Ready: Story = {};
export const OneFeatured: Story = { args: { featured: storyPosts.slice(0, 1) } };
export const Loading: Story = { args: { isArriving: true } };
export const LoadingACategory: Story = { args: { category: 'coaching', featured: [], latest: pendingQuery } };
export const Empty: Story = { args: { category: 'transformation', featured: [], latest: readyQuery([]) } };
export const NothingPublished: Story = {
  args: {
    choices: categoryChoices('All Posts', ['leadership', 'coaching', 'transformation'], { all: 0 }),
    featured: [],
    latest: readyQuery([]),
  },
};
export const Failed: Story = { args: { featured: [], latest: failedQuery() } };
export const Samples: Story = { args: { note: { ...quiet, isSample: true } } };
export const WithNewsletter: Story = { args: { newsletter: <Text>The host provides the newsletter form.</Text> } };
