import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyBrand } from '../../testing/story-frame';
import { CodeView } from './code-view';

const meta = {
  title: 'Admin/Sign in/Code',
  component: CodeView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...storyBrand,
    onSubmit: () => {},
    onRecover: () => {},
    onRecheck: () => {},
    onStartOver: () => {},
  },
} satisfies Meta<typeof CodeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const RecoveryCode: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' })),
};
export const WrongCode: Story = {
  args: {
    refusal:
      'This code is incorrect. Codes change every 30 seconds and work once. Please enter the newest one. If that fails, too, set your phone’s clock to automatic.',
  },
};
