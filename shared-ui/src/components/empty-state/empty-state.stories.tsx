import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Button } from '../button/button';
import { EmptyState } from './empty-state';

/** Only for what is truly empty. What failed to load is an Alert with a way to try again. */
const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No bookings found', description: 'No bookings have been made yet.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const TitleOnly: Story = { args: { description: undefined } };
export const WithAction: Story = {
  args: {
    title: 'No articles found',
    description: 'Try adjusting your search or filter criteria',
    action: <Button variant="secondary">Clear the search</Button>,
  },
};
