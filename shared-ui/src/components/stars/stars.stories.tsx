import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Stars } from './stars';

/** A rating that was given. To give one, use a Select or ChoiceGroup. */
const meta = { title: 'Components/Stars', component: Stars, args: { rating: 5 } } satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Three: Story = { args: { rating: 3 } };
export const Average: Story = { args: { rating: 4.6 } };
export const None: Story = { args: { rating: 0 } };
