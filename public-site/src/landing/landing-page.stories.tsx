import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LandingPage } from './landing-page';

/** The whole page except the blog, which another remote provides. The toolbar selects the state of the backend. */
const meta = {
  title: 'Public site/Whole page',
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
  args: { onBook: () => {}, blogSection: null },
} satisfies Meta<typeof LandingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
