import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inFrames } from 'shared-ui/testing';
import { WithOwner } from '../../testing/with-owner';
import { RemoveDialog } from './remove-dialog';

const meta = {
  title: 'Admin/Two-factor sign-in/Remove',
  component: RemoveDialog,
  parameters: { docs: { story: inFrames } },
  decorators: [WithOwner],
  args: { id: 'factor-1', onClose: () => {} },
} satisfies Meta<typeof RemoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForACode: Story = {};
