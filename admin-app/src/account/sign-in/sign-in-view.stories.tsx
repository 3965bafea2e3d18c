import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import { storyBrand } from '../../testing/story-frame';
import { SessionCheck } from './session-check';
import { SignInView } from './sign-in-view';

const meta = {
  title: 'Admin/Sign in',
  component: SignInView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...storyBrand,
    otherWay: { to: '/admin/forgot-password', label: 'Forgot your password?' },
    onSubmit: () => {},
    onRecheck: () => {},
  },
} satisfies Meta<typeof SignInView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SigningIn: Story = { args: { isBusy: true } };

export const InvalidCredentials: Story = { args: { refusal: 'Invalid credentials' } };

export const SessionEnded: Story = { args: { notice: 'Your session has ended. Please sign in again.' } };

export const SessionNotChecked: Story = { args: { checkFailure: new DataError('offline').message } };

export const CheckingTheSession: Story = { render: () => <SessionCheck /> };

export const LongTexts: Story = {
  args: {
    siteName: 'Wolfeschlegelsteinhausenbergerdorff Leadership & Executive Coaching',
    tagline: 'Lead with the courage of somebody who has been wrong before, and live with the clarity that comes of it.',
  },
};
