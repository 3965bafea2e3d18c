import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { useState } from 'react';
import { Pagination, type PaginationProps } from './pagination';

/** Says how many there are, and leads to the rest. */
const meta = {
  title: 'Desk/Pagination',
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
export const Nothing: Story = { args: { total: 0 } };
