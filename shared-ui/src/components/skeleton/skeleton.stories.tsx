import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Card } from '../card/card';
import { Stack } from '../layout/layout';
import { Skeleton } from './skeleton';

/**
 * **Use it** where the shape of what is coming is known, so that nothing moves when it comes. **Do not use it** for
 * waits of unknown shape (Spinner), or where something readable can stay (the old rows of a table).
 *
 * **For everybody:** It is hidden from screen readers: announce the waiting once, with a Spinner or `aria-busy`. It
 * breathes only for those who accept motion.
 */
const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Paragraph: Story = { args: { lines: 4 } };
export const AnArticleCard: Story = {
  render: () => (
    <Card>
      <Stack>
        <Skeleton height="11rem" radius="md" />
        <Skeleton height="1.5rem" width="70%" />
        <Skeleton lines={3} />
      </Stack>
    </Card>
  ),
};
export const RightToLeft: Story = { ...Paragraph, globals: { direction: 'right-to-left' } };
