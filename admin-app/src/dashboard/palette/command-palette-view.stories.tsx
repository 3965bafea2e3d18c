import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inFrames } from 'shared-ui/testing';
import { CommandPaletteView } from './command-palette-view';
import type { CommandGroup } from './commands';

const groups: CommandGroup[] = [
  { label: 'Go to', commands: [{ id: 'tab', label: 'Bookings', to: '/admin/bookings' }] },
  {
    label: 'Bookings',
    commands: [
      { id: 'a', label: 'Maren Okafor', detail: 'Leadership Coaching, Nov 23, 2026', to: '/admin/bookings/a' },
      { id: 'b', label: 'Daniel Reyes', detail: 'Keynote Speaking, Nov 24, 2026', to: '/admin/bookings/b' },
    ],
  },
  {
    label: 'Settings',
    commands: [{ id: 's', label: 'Booking enabled', detail: 'Website settings, Features', to: '/admin/settings' }],
  },
];

const meta = {
  title: 'Admin/Command palette',
  component: CommandPaletteView,
  parameters: { docs: { story: inFrames } },
  args: {
    words: 'bo',
    onWordsChange: () => {},
    groups,
    isSearching: false,
    failed: [],
    onRun: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof CommandPaletteView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Searching: Story = { args: { isSearching: true } };

export const Nothing: Story = { args: { words: 'zebra', groups: [] } };

export const SomeFailed: Story = { args: { failed: ['messages', 'posts'] } };
