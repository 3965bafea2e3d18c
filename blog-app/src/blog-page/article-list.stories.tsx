import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Container, Stack } from 'shared-ui';
import { queryIn } from '../testing/queries';
import { storyPosts } from '../testing/story-posts';
import { ArticleList } from './article-list';
import type { PostList } from './use-post-list';

const listIn = (state: 'ready' | 'pending' | 'failed', over: Partial<PostList> = {}): PostList => ({
  ...queryIn(state, state === 'ready' ? storyPosts : undefined),
  error: state === 'failed' ? new Error('Lost') : null,
  isPending: state === 'pending',
  isSample: false,
  hasFailed: false,
  isGrowing: false,
  refetch: async () => {},
  ...over,
});

const meta: Meta<typeof ArticleList> = {
  title: 'Blog/Article list',
  component: ArticleList,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Stack gap="3xl">
          <Story />
        </Stack>
      </Container>
    ),
  ],
  args: {
    list: listIn('ready'),
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
export const Loading: Story = { args: { list: listIn('pending') } };
export const Failed: Story = { args: { list: listIn('failed') } };
export const Samples: Story = { args: { list: listIn('ready', { isSample: true }) } };
export const SamplesAfterAFailure: Story = { args: { list: listIn('ready', { isSample: true, hasFailed: true }) } };
export const EarlierArticlesAfterAFailure: Story = { args: { list: listIn('ready', { hasFailed: true }) } };
export const NothingPublishedHere: Story = {
  args: { selection: { search: '', category: 'personal-growth', sort: 'newest' } },
};
