import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { useState } from 'react';
import { Pagination, type PaginationProps } from './pagination';

/**
 * **Use it** below a paginated list. **Do not use it** for lists of one page, where it shows only the total.
 *
 * **Accessibility:** A navigation named after the list. The current range is announced after every page change.
 */
const meta = {
  title: 'Dashboard/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 20, total: 1234, label: 'bookings', onPageChange: () => {} },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

function Example({ page: first, ...rest }: PaginationProps) {
  const [page, setPage] = useState(first);
  return <Pagination {...rest} page={page} onPageChange={setPage} />;
}

export const First: Story = {};
export const Middle: Story = { args: { page: 7 } };
export const Last: Story = { args: { page: 62 } };
export const OnePage: Story = { args: { total: 12 } };
export const Empty: Story = { args: { total: 0 } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('21–40 of 1,234 bookings');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  },
};
export const LongText: Story = { args: { page: 31_416, total: 1_234_567, label: 'unanswered messages' } };
export const RightToLeft: Story = { globals: { direction: 'right-to-left' } };
