import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { narrow, onNavy } from 'shared-ui/testing';
import { Inline } from '../layout/layout';
import { Spinner } from './spinner';

/**
 * **Use it** for loading content of unknown shape. **Do not use it** inside a button (use `isBusy`) or where a Skeleton fits.
 *
 * **Accessibility:** `label` is announced politely. With reduced motion it fades instead of spinning.
 */
const meta = { title: 'Components/Spinner', component: Spinner, args: { label: 'Loading bookings' } } satisfies Meta<
  typeof Spinner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="xl">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
export const OnNavy: Story = { decorators: [onNavy] };
export const RightToLeft: Story = { args: { label: 'جارٍ تحميل الحجوزات' }, globals: { direction: 'right-to-left' } };
export const LongText: Story = {
  args: { label: 'Loading the bookings, messages and subscribers of the last twelve months' },
  decorators: [narrow('14rem')],
};
