import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { somePosts } from '../testing/some-posts';
import { storyList, storyChanges } from '../testing/story-list';
import { PostsView } from './posts-view';

const posts = somePosts();
const firstId = posts[0]?.id ?? '';

const meta = {
  title: 'Admin/Blog posts',
  component: PostsView,
  args: { list: storyList({ rows: posts }), changes: storyChanges() },
} satisfies Meta<typeof PostsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Chosen: Story = { args: { list: storyList({ rows: posts }, { chosen: 2 }) } };

export const Changing: Story = { args: { changes: storyChanges([[firstId, { state: 'changing', to: 'published' }]]) } };
