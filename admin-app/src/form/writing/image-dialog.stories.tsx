import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WithOwner } from '../../testing/with-owner';
import { ImageDialog } from './image-dialog';

const meta = {
  title: 'Admin/Image dialog',
  component: ImageDialog,
  decorators: [WithOwner],
  args: { onInsert: () => {}, onClose: () => {} },
} satisfies Meta<typeof ImageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
