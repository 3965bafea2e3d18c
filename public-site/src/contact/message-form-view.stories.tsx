import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aNewMessage } from 'data-client/testing';
import { storyServices } from '../testing/story-services';
import { MessageFormView } from './message-form-view';

const nothing = aNewMessage({ name: '', email: '', company: '', service: '', message: '' });

const meta: Meta<typeof MessageFormView> = {
  title: 'Public site/Contact form',
  component: MessageFormView,
  args: {
    services: storyServices,
    values: nothing,
    errors: {},
    isSending: false,
    onChange: () => {},
    onSubmit: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof MessageFormView>;

export const Empty: Story = {};
export const FilledIn: Story = { args: { values: aNewMessage() } };
export const Refused: Story = {
  args: {
    errors: {
      name: 'Please enter your name.',
      email: 'Please enter an email address like name@example.com.',
      message: 'Please write a message.',
    },
  },
};
export const Failed: Story = {
  args: {
    values: aNewMessage({ message: 'A long message that must not be lost. '.repeat(40) }),
    failure: 'Error sending message: The server couldn’t be reached. Please check your connection and try again.',
  },
};
