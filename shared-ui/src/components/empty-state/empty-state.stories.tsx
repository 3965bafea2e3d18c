import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

/**
 * **Use it** for an empty list, with a next step. **Do not use it** for failed requests: use an Alert with a Retry button.
 *
 * **Accessibility:** The title is a heading, so that screen readers can navigate to it.
 */
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

export const LongText: Story = {
  args: {
    title: 'No articles about decision-making in organizations that have just been merged were found',
    description: 'Try other words, or fewer of them. '.repeat(6),
  },
};
export const RightToLeft: Story = { args: WithAction.args, globals: { direction: 'right-to-left' } };
export const ByKeyboard: Story = {
  args: WithAction.args,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
  },
};
