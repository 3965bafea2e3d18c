import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import { SignInFrame } from '../sign-in/sign-in-frame';
import { AskView } from './ask-view';

const meta = {
  title: 'Admin/Forgotten password/Asking for the mail',
  component: AskView,
  parameters: { layout: 'fullscreen' },
  args: {
    Frame: SignInFrame,
    siteName: 'Lena Ashford',
    tagline: 'Lead with courage. Live with clarity.',
    sitePath: '/',
    signInPath: '/admin',
    onSubmit: () => {},
    onAgain: () => {},
  },
} satisfies Meta<typeof AskView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Sending: Story = { args: { isBusy: true } };
export const Offline: Story = { args: { refusal: new DataError('offline').message } };
export const Sent: Story = { args: { isSent: true } };
export const Phone: Story = { ...Sent, globals: { viewport: { value: 'phone' } } };
