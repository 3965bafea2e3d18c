import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { QueryLike } from 'shared-ui';
import { failedQuery, pendingQuery, readyQuery } from 'shared-ui/testing';
import { inColumn } from '../testing/in-column';
import { storyPosts } from '../testing/story-posts';
import { ArticleList } from './article-list';
import type { PostList } from './use-post-list';

const list = (
  over: Partial<PostList> = {},
  query: QueryLike<typeof storyPosts> = readyQuery(storyPosts),
): PostList => ({
  ...query,
  error: query.error as Error | null,
  isPending: query.status === 'pending',
  isSample: false,
  hasFailed: false,
  isGrowing: false,
  isCut: false,
  refetch: async () => {},
  ...over,
});

const meta: Meta<typeof ArticleList> = {
  title: 'Blog/Article list',
  component: ArticleList,
  parameters: { layout: 'fullscreen' },
  decorators: [inColumn],
  args: {
    list: list(),
    selection: { search: '', category: 'all', sort: 'newest' },
    blogPath: '/blog',
    savedArticles: '/blog?saved=1',
    onSelectionChange: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof ArticleList>;

export const Ready: Story = {};
export const Category: Story = { args: { selection: { search: '', category: 'coaching', sort: 'oldest' } } };
export const Loading: Story = { args: { list: list({}, pendingQuery) } };
export const Failed: Story = { args: { list: list({}, failedQuery()) } };
export const Samples: Story = { args: { list: list({ isSample: true }) } };
export const SamplesAfterAFailure: Story = { args: { list: list({ isSample: true, hasFailed: true }) } };
export const EarlierArticlesAfterAFailure: Story = { args: { list: list({ hasFailed: true }) } };
export const NewestArticlesAfterAFailure: Story = { args: { list: list({ hasFailed: true, isCut: true }) } };
export const NothingPublishedHere: Story = {
  args: { selection: { search: '', category: 'personal-growth', sort: 'newest' } },
};
