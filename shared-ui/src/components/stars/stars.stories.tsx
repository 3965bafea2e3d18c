import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { space } from '../../theme/references';
import { Section } from '../layout/layout';
import { Stars } from './stars';

/**
 * **Use it** to show a rating that was given. **Do not use it** to ask for one: use a ChoiceGroup or a Select.
 *
 * **For everybody:** It is one picture named by the exact number; the outline of a star is 3:1 on every ground.
 */
const meta = { title: 'Components/Stars', component: Stars, args: { rating: 5 } } satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Three: Story = { args: { rating: 3 } };
export const Average: Story = { args: { rating: 4.6 } };
export const None: Story = { args: { rating: 0 } };

export const OnNavy: Story = {
  render: () => (
    <Section tone="navy" style={{ padding: space.lg }}>
      <Stars rating={4} />
    </Section>
  ),
};
export const RightToLeft: Story = { args: { rating: 3.6 }, globals: { direction: 'right-to-left' } };
