import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BlogPage } from './blog-page';

/** The whole page. The toolbar selects the state of the backend. */
const meta = {
  title: 'Blog/Whole page',
  component: BlogPage,
  parameters: { layout: 'fullscreen', route: '/blog' },
  args: { blogPath: '/blog', onBook: () => {} },
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
