import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inFrames } from 'shared-ui/testing';
import { ShortcutsDialog } from './shortcuts-dialog';

const meta = {
  title: 'Admin/Keyboard shortcuts',
  component: ShortcutsDialog,
  parameters: { docs: { story: inFrames } },
  args: { onClose: () => {} },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
