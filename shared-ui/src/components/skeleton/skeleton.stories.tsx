import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { narrow } from 'shared-ui/testing';
import { Card } from '../card/card';
import { Stack } from '../layout/layout';
import { Skeleton } from './skeleton';

/**
 * **Use it** if the shape of the loading content is known, which prevents layout shifts. **Do not use it** for content of
 * unknown shape (use Spinner) or if stale content can stay visible.
 *
 * **Accessibility:** Hidden from screen readers: announce loading once, with a Spinner or `aria-busy`. Animated only without
 * reduced motion.
 */
const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [narrow('24rem')],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

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
