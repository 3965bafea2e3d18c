import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Inline, Section } from '../layout/layout';
import { Spinner } from './spinner';

/** For waits without a known shape; where the shape is known use a Skeleton. */
const meta = { title: 'Components/Spinner', component: Spinner, args: { label: 'Loading bookings' } } satisfies Meta<
  typeof Spinner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const WithoutWords: Story = { args: { isLabelHidden: true } };
export const Sizes: Story = {
  render: (args) => (
    <Inline gap="xl">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
export const OnNavy: Story = {
  render: (args) => (
    <Section tone="navy" style={{ padding: '1.5rem' }}>
      <Spinner {...args} />
    </Section>
  ),
};
