import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onNavy } from 'shared-ui/testing';
import { Stars } from './stars';

/**
 * **Use it** to show a rating. **Do not use it** as an input: use a ChoiceGroup or a Select.
 *
 * **Accessibility:** One image named by the exact rating. The outline has a contrast of 3:1 on every background.
 */
const meta = { title: 'Components/Stars', component: Stars, args: { rating: 5 } } satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Average: Story = { args: { rating: 4.6 } };
export const None: Story = { args: { rating: 0 } };

export const OnNavy: Story = { args: { rating: 4 }, decorators: [onNavy] };
export const RightToLeft: Story = { args: { rating: 3.6 }, globals: { direction: 'right-to-left' } };
