import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { WithOwner } from '../../testing/with-owner';
import { RemoveDialog } from './remove-dialog';

const meta = {
  title: 'Admin/Two-factor sign-in/Remove',
  component: RemoveDialog,
  decorators: [WithOwner],
  args: { id: 'factor-1', onClose: () => {} },
} satisfies Meta<typeof RemoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForACode: Story = {};

export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox'), '000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove app' }));
    await dialog.findByRole('alert');
  },
};
