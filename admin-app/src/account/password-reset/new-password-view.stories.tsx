import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NewPasswordView } from './new-password-view';
import { storyFrame } from '../../testing/story-frame';

const meta = {
  title: 'Admin/Forgotten password/New password',
  component: NewPasswordView,
  parameters: { layout: 'fullscreen' },
  args: { ...storyFrame, askPath: '/admin/forgot-password', step: 'password', onPassword: () => {}, onCode: () => {} },
} satisfies Meta<typeof NewPasswordView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const TooEasyToGuess: Story = {
  args: { typed: 'passwordpassword', refusal: { message: 'This password is too easy to guess.', field: 'next' } },
};
export const CodeAsked: Story = { args: { step: 'code' } };
export const LinkUsedOrOld: Story = {
  args: {
    step: 'dead',
    refusal: {
      message: 'This link no longer works. It was already used, is over an hour old, or was replaced by a newer one.',
    },
  },
};
export const Done: Story = { args: { step: 'done' } };
