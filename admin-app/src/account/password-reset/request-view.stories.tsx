import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RequestView } from './request-view';
import { storyFrame } from '../../testing/story-frame';

const meta = {
  title: 'Admin/Forgotten password/Asking for the email',
  component: RequestView,
  parameters: { layout: 'fullscreen' },
  args: { ...storyFrame, onSubmit: () => {}, onAgain: () => {} },
} satisfies Meta<typeof RequestView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Sent: Story = { args: { isSent: true } };
