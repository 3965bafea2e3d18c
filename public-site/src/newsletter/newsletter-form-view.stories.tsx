import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Section } from 'shared-ui';
import { NewsletterFormView } from './newsletter-form-view';

const meta: Meta<typeof NewsletterFormView> = {
  title: 'Public site/Newsletter sign-up',
  component: NewsletterFormView,
  decorators: [(Story) => <Section tone="navy">{Story()}</Section>],
  args: {
    label: 'Newsletter',
    email: '',
    website: '',
    isSending: false,
    isSubscribed: false,
    hasMail: true,
    onChange: () => {},
    onSubmit: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof NewsletterFormView>;

export const Empty: Story = {};
export const Subscribed: Story = { args: { isSubscribed: true } };
export const SubscribedWithoutMail: Story = { args: { isSubscribed: true, hasMail: false } };
export const Invalid: Story = {
  args: { email: 'daniel', error: 'Please enter an email address like name@example.com.' },
};
