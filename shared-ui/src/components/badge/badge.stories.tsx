import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onNavy } from 'shared-ui/testing';
import { Inline } from '../layout/layout';
import { Badge } from './badge';

/**
 * **Use it** for a status or category in one or two words. **Do not use it** for live counts or for interactive elements.
 *
 * **Accessibility:** The text carries the meaning, never color alone. It keeps a border in forced colors mode.
 */
const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Pending' } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = {
  neutral: 'Draft',
  success: 'Confirmed',
  danger: 'Canceled',
  warning: 'Pending',
  info: 'Completed',
  accent: 'Featured',
} as const;

export const Tones: Story = {
  render: () => (
    <Inline>
      {(Object.keys(tones) as (keyof typeof tones)[]).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tones[tone]}
        </Badge>
      ))}
    </Inline>
  ),
};
export const OnNavy: Story = { ...Tones, decorators: [onNavy] };

export const LongText: Story = { args: { children: 'Waiting for the second signature of the board' } };
export const RightToLeft: Story = {
  args: { children: 'قيد الانتظار', tone: 'warning' },
  globals: { direction: 'right-to-left' },
};
