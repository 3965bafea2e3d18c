import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BlogPage } from './blog-page';

/** The blog as the shell shows it. The toolbar's backend is behind it. */
const meta = {
  title: 'Blog/Whole page',
  component: BlogPage,
  parameters: { layout: 'fullscreen', route: '/blog' },
  args: { blogPath: '/blog', onBook: () => {} },
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const BackendSlow: Story = { globals: { backend: 'slow' } };
export const BackendFailing: Story = { globals: { backend: 'failing' } };
export const BackendEmpty: Story = { globals: { backend: 'empty' } };
