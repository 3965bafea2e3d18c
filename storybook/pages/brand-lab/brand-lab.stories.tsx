import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Scheme } from 'shared-ui';
import { expect, screen, userEvent, within } from 'storybook/test';
import { BrandLab } from './brand-lab';

const meta = {
  title: 'Tools/Brand lab',
  component: BrandLab,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: (args, { globals }) => <BrandLab {...args} scheme={globals.theme as Scheme} />,
} satisfies Meta<typeof BrandLab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = { args: { initial: { colors: {} } } };
export const LastInput: Story = {};
export const DialogAndNotification: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open a dialog' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your information' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Saved, in these colors.');
  },
};
export const Corrected: Story = {
  args: { initial: { colors: { primary: '#F4A7B9', text: '#BBBBBB', accent: '#FFE08A' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply all corrections' }));
    await expect(canvas.getByRole('button', { name: 'Apply all corrections' })).toBeDisabled();
    await expect(canvas.getByLabelText('Text')).not.toHaveValue('#BBBBBB');
  },
};
